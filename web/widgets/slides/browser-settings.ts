import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';

/** The settings that the browser needs: the movement of the slides. */
export const SlidesBrowserSettings = object({
	navigation: choiceSetting(['both', 'arrows', 'dots', 'none'], 'both'),
	autoplay: switchSetting(true),
	/** The time in milliseconds for which a slide stays. */
	autoplay_speed: numberSetting(5000),
	pause_on_hover: switchSetting(true),
	pause_on_interaction: switchSetting(true),
	/** If off, the carousel stops on its last slide. */
	infinite: switchSetting(true),
	transition: choiceSetting(['slide', 'fade'], 'slide'),
	/** The duration of a change in milliseconds. */
	transition_speed: numberSetting(500),
});
export type SlidesBrowserSettings = InferOutput<typeof SlidesBrowserSettings>;
