import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const TrackerSettings = object({
	type: choiceSetting(['horizontal', 'circular'], 'horizontal'),
	relative_to: choiceSetting(['entire_page', 'post_content', 'selector'], 'entire_page'),
	/** The selector of the element that the tracker follows, with `relative_to` `selector`. */
	selector: textSetting(),
	/** The direction in which the bar fills; if empty, the direction of the page's text. */
	direction: choiceSetting(['', 'ltr', 'rtl'], ''),
	percentage: switchSetting(false),
});
export type TrackerSettings = InferOutput<typeof TrackerSettings>;
