import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { sliderSetting } from '../../elements/settings/slider';

export const TextPathBrowserSettings = object({
	/** Percent of the path at which the text begins. */
	start_point: sliderSetting(0),
	/** Empty: as the page. */
	text_path_direction: choiceSetting(['', 'ltr', 'rtl'], ''),
});
export type TextPathBrowserSettings = InferOutput<typeof TextPathBrowserSettings>;
