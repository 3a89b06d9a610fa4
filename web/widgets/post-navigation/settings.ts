import { array, fallback, type InferOutput, object, string } from 'valibot';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

export const PostNavigationSettings = object({
	show_label: switchSetting(true),
	prev_label: wordSetting('common.previous'),
	next_label: wordSetting('common.next'),
	show_arrow: switchSetting(true),
	show_title: switchSetting(true),
	show_borders: switchSetting(true),
	arrow_previous_icon: iconSetting(iconNamed('fas fa-angle-left')),
	arrow_next_icon: iconSetting(iconNamed('fas fa-angle-right')),
	/**
	 * In older exports, FontAwesome's class of the arrow to the left, `fa fa-angle-left`; the other arrow is its mirror
	 * image.
	 */
	arrow: textSetting(),
	/** The content types whose neighbours must share a term; the taxonomy for each type is in `{type}_taxonomy`. */
	in_same_term: fallback(array(string()), []),
});
export type PostNavigationSettings = InferOutput<typeof PostNavigationSettings>;
