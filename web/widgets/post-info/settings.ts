import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

const rowEntries = {
	type: choiceSetting(['author', 'date', 'time', 'comments', 'terms', 'custom'], 'date'),
	/**
	 * `default` is the site's own format, a number means one of WordPress's formats, and `custom` means the control
	 * below.
	 */
	date_format: textSetting('default'),
	custom_date_format: textSetting('F j, Y'),
	time_format: textSetting('default'),
	custom_time_format: textSetting('g:i a'),
	text_prefix: textSetting(),
	link: switchSetting(true),
	/** The taxonomy of a row that shows terms. */
	taxonomy: textSetting(),
	custom_text: textSetting(),
	custom_url: linkSetting(),
	show_icon: choiceSetting(['none', 'default', 'custom'], 'default'),
	selected_icon: iconSetting(),
	/** Shows the author's picture in place of the icon. */
	show_avatar: switchSetting(false),
	/** The three texts below count only if this is on. */
	comments_custom_strings: switchSetting(false),
	string_no_comments: textSetting(),
	string_one_comment: textSetting(),
	string_comments: textSetting(),
};

export const PostInfoSettings = object({
	view: choiceSetting(['inline', 'traditional'], 'inline'),
	icon_list: repeaterSetting(rowEntries, [
		{ type: 'author', selected_icon: iconNamed('far fa-user-circle') },
		{ type: 'date', selected_icon: iconNamed('fas fa-calendar') },
		{ type: 'time', selected_icon: iconNamed('far fa-clock') },
		{ type: 'comments', selected_icon: iconNamed('far fa-comment-dots') },
	]),
});
export type PostInfoSettings = InferOutput<typeof PostInfoSettings>;

/** One row of the list. */
export type PostInfoRow = PostInfoSettings['icon_list'][number];
