import { type InferOutput, object } from 'valibot';
import { sliderSetting } from '../../elements/settings/slider';
import { textSetting } from '../../elements/settings/text';

export const GoogleMapsSettings = object({
	address: textSetting('London Eye, London, United Kingdom'),
	/** Google's steps, 1 (the world) to 20 (a house). */
	zoom: sliderSetting(10),
});
export type GoogleMapsSettings = InferOutput<typeof GoogleMapsSettings>;
