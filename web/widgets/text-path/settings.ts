import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { sliderSetting } from '../../elements/settings/slider';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const TextPathBrowserSettings = object({
	/** Percent of the path at which the text begins. */
	start_point: sliderSetting(0),
	/** Empty: as the page. */
	text_path_direction: choiceSetting(['', 'ltr', 'rtl'], ''),
});
export type TextPathBrowserSettings = InferOutput<typeof TextPathBrowserSettings>;

export const TextPathSettings = object({
	...TextPathBrowserSettings.entries,
	text: textSetting('Add Your Curvy Text Here'),
	path: choiceSetting(['wave', 'arc', 'circle', 'line', 'oval', 'spiral', 'custom'], 'wave'),
	/** An uploaded SVG, with `path` `custom`. */
	custom_path: mediaSetting(),
	link: linkSetting(),
	show_path: switchSetting(false),
	hover_animation: hoverAnimationSetting(),
});
export type TextPathSettings = InferOutput<typeof TextPathSettings>;
