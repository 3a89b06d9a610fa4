import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { sliderSetting } from '../../elements/settings/slider';

export const TextPathBrowserSettings = object({
	/** The point of the path at which the text begins, in percent. */
	start_point: sliderSetting(0),
	/** If empty, the direction is that of the page. */
	text_path_direction: choiceSetting(['', 'ltr', 'rtl'], ''),
});
export type TextPathBrowserSettings = InferOutput<typeof TextPathBrowserSettings>;
