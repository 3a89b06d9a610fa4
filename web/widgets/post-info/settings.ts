import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

const rowEntries = {
	type: choiceSetting(['author', 'date', 'time', 'comments', 'terms', 'custom'], 'date'),
	/** `default` is the site's own format; the others are PHP formats, `custom` reads the control beside it. */
	date_format: textSetting('default'),
	custom_date_format: textSetting('F j, Y'),
	time_format: textSetting('default'),
	custom_time_format: textSetting('g:i a'),
	text_prefix: textSetting(),
	link: switchSetting(true),
	/** Taxonomy of a row of terms. */
	taxonomy: textSetting('category'),
	custom_text: textSetting(),
	custom_url: linkSetting(),
	show_icon: choiceSetting(['none', 'default', 'custom'], 'default'),
	selected_icon: iconSetting(),
	string_no_comments: textSetting('No comments'),
	string_one_comment: textSetting('One comment'),
	string_comments: textSetting('%s comments'),
};

export const PostInfoSettings = object({
	view: choiceSetting(['inline', 'traditional'], 'inline'),
	icon_list: repeaterSetting(rowEntries, [
		{ type: 'author' },
		{ type: 'date' },
		{ type: 'time' },
		{ type: 'comments' },
	]),
});
export type PostInfoSettings = InferOutput<typeof PostInfoSettings>;

/** One row of the list. */
export type PostInfoRow = PostInfoSettings['icon_list'][number];
