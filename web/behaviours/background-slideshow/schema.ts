import { object } from 'valibot';
import { type ControlNote, choiceControl, numberControl, switchControl } from '../control';

/** The transitions of a background slideshow; the first is the default. */
export const TRANSITIONS = {
	fade: 'Fade',
	slide_right: 'Slide right',
	slide_left: 'Slide left',
	slide_up: 'Slide up',
	slide_down: 'Slide down',
} as const;

const MOST_MS = 60_000;
const SHOWN = { background_background: ['slideshow'] };
const MS: ControlNote = { when: SHOWN, unit: 'ms', step: 100 };

/** The settings of a background slideshow. */
export const SlideshowSchema = object({
	background_slideshow_loop: switchControl('Slideshow: endless', { when: SHOWN, usual: 'yes' }),
	background_slideshow_slide_duration: numberControl(
		'Slideshow: each picture',
		{ least: 500, most: MOST_MS },
		{ ...MS, usual: 5000 },
	),
	background_slideshow_slide_transition: choiceControl('Slideshow: transition', TRANSITIONS, {
		when: SHOWN,
		usual: 'fade',
	}),
	background_slideshow_transition_duration: numberControl(
		'Slideshow: transition lasts',
		{ least: 100, most: MOST_MS },
		{ ...MS, usual: 500 },
	),
	background_slideshow_ken_burns: switchControl('Slideshow: Ken Burns', { when: SHOWN }),
	background_slideshow_ken_burns_zoom_direction: choiceControl(
		'Slideshow: zoom',
		{ in: 'In', out: 'Out' },
		{ usual: 'in', when: { ...SHOWN, background_slideshow_ken_burns: ['yes'] } },
	),
});
