import { array, fallback, type InferOutput, object, string } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { sliderSetting } from '../../elements/settings/slider';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/**
 * The controls of the four Facebook widgets. If two of the widgets use one control name, the stored value shows which
 * widget it is.
 */
export const FacebookSettings = object({
	/** For the button: like or recommend. For the embed: post (also if nothing is stored), video or comment. */
	type: choiceSetting(['like', 'recommend', 'post', 'video', 'comment'], 'like'),
	layout: choiceSetting(['standard', 'button', 'button_count', 'box_count'], 'standard'),
	size: choiceSetting(['small', 'large'], 'small'),
	color_scheme: choiceSetting(['light', 'dark'], 'light'),
	show_share: switchSetting(false),
	show_faces: switchSetting(false),
	/** The page that visitors like or comment on: the current page, or the page at `url`. */
	url_type: choiceSetting(['current_page', 'custom'], 'current_page'),
	/** The address for `custom`; for the page widget, the address of the page at Facebook. */
	url: textSetting(),
	comments_number: numberSetting(10),
	order_by: choiceSetting(['social', 'reverse_time', 'time'], 'social'),
	post_url: textSetting(),
	video_url: textSetting(),
	comment_url: textSetting(),
	show_text: switchSetting(false),
	include_parent: switchSetting(false),
	video_allowfullscreen: switchSetting(false),
	video_autoplay: switchSetting(false),
	video_show_captions: switchSetting(false),
	tabs: fallback(array(string()), ['timeline']),
	height: sliderSetting(500),
	small_header: switchSetting(false),
	show_cover: switchSetting(true),
	show_facepile: switchSetting(true),
	show_cta: switchSetting(true),
});
export type FacebookSettings = InferOutput<typeof FacebookSettings>;
