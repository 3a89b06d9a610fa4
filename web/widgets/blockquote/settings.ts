import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

export const BlockquoteSettings = object({
	blockquote_skin: choiceSetting(['border', 'quotation', 'boxed', 'clean'], 'border'),
	alignment: choiceSetting(['', 'left', 'center', 'right', 'start', 'end'], ''),
	/** May hold inline HTML. */
	blockquote_content: textSetting(),
	author_name: textSetting('John Doe'),
	tweet_button: switchSetting(true),
	tweet_button_view: choiceSetting(['icon-text', 'icon', 'text'], 'icon-text'),
	tweet_button_skin: choiceSetting(['classic', 'bubble', 'link'], 'classic'),
	tweet_button_label: wordSetting('button.tweet'),
	/** Account that a post names as its source, with or without `@`. */
	user_name: textSetting(),
	url_type: choiceSetting(['current_page', 'none', 'custom'], 'current_page'),
	url: textSetting(),
});
export type BlockquoteSettings = InferOutput<typeof BlockquoteSettings>;
