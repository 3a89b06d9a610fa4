import type { ScrollRange } from '@outrigger/rules/motion/lottie';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, type InferOutput, object, pipe, transform, unknown } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { sliderSetting } from '../../elements/settings/slider';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

const WHOLE: ScrollRange = { start: 0, end: 100 };

/**
 * A slider with two ends in percent, `{sizes: {start, end}}`; the browser gets only `{start, end}`. If there is nothing
 * between the ends, the value is the whole range.
 */
const rangeSetting = fallback(
	pipe(
		unknown(),
		transform((stored): ScrollRange => {
			const bag = plainObjectOf(stored);
			const { start, end } = 'sizes' in bag ? plainObjectOf(bag.sizes) : bag;
			const [from, to] = [Number(start ?? 0), Number(end ?? 100)];
			return from >= 0 && to <= 100 && from < to ? { start: from, end: to } : WHOLE;
		}),
	),
	WHOLE,
);

export const LottieBrowserSettings = object({
	trigger: choiceSetting(
		['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'],
		'arriving_to_viewport',
	),
	viewport: rangeSetting,
	effects_relative_to: choiceSetting(['viewport', 'page'], 'viewport'),
	loop: switchSetting(false),
	/** The number of plays of a loop; 0 for no end. */
	number_of_times: sliderSetting(0),
	play_speed: sliderSetting(1),
	/** The start as a percentage of the frames. */
	start_point: sliderSetting(0),
	end_point: sliderSetting(100),
	reverse_animation: switchSetting(false),
	on_hover_out: choiceSetting(['default', 'reverse', 'pause'], 'default'),
	hover_area: choiceSetting(['animation', 'column', 'section', 'container'], 'animation'),
	/**
	 * Milliseconds by which a click on a linked animation is delayed, so that the visitor sees the animation; at most
	 * 5000.
	 */
	link_timeout: sliderSetting(0),
	renderer: choiceSetting(['svg', 'canvas'], 'svg'),
});
export type LottieBrowserSettings = InferOutput<typeof LottieBrowserSettings>;

export const LottieSettings = object({
	...LottieBrowserSettings.entries,
	source: choiceSetting(['media_file', 'external_url'], 'media_file'),
	source_json: mediaSetting(),
	source_external_url: linkSetting(),
	/**
	 * Our own setting: a picture that is shown in place of the animation without script and for visitors who want less
	 * motion.
	 */
	poster: mediaSetting(),
	caption_source: choiceSetting(['none', 'title', 'caption', 'custom'], 'none'),
	/** May hold inline HTML. */
	caption: textSetting(),
	link_to: choiceSetting(['none', 'custom'], 'none'),
	custom_link: linkSetting(),
});
export type LottieSettings = InferOutput<typeof LottieSettings>;
