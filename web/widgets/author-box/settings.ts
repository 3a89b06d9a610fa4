import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

export const AuthorBoxSettings = object({
	/** The person in the box: the author of the current content, or a person that the editor describes. */
	source: choiceSetting(['current', 'custom'], 'current'),
	layout: choiceSetting(['', 'left', 'above', 'right'], ''),
	show_avatar: switchSetting(true),
	author_avatar: mediaSetting(),
	show_name: switchSetting(true),
	author_name: textSetting('John Doe'),
	author_name_tag: titleTagSetting('h4'),
	link_to: choiceSetting(['', 'website', 'posts_archive'], ''),
	author_website: linkSetting(),
	show_biography: switchSetting(true),
	author_bio: textSetting(),
	show_link: switchSetting(false),
	posts_url: linkSetting(),
	link_text: wordSetting('post.all'),
	button_hover_animation: hoverAnimationSetting(),
});
export type AuthorBoxSettings = InferOutput<typeof AuthorBoxSettings>;
