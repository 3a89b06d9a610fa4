import { object } from 'valibot';
import { type ControlNote, numberControl, switchControl } from '../control';

const SHOWN = { background_background: ['video'] };
const SECONDS: ControlNote = { when: SHOWN, unit: 's', step: 1 };
const DAY_S = 86_400;

/** The settings of a background film. */
export const FilmSchema = object({
	background_video_start: numberControl('Film: from', { least: 0, most: DAY_S }, SECONDS),
	background_video_end: numberControl('Film: to', { least: 0, most: DAY_S }, SECONDS),
	background_play_once: switchControl('Film: once', { when: SHOWN }),
	background_play_on_mobile: switchControl('Film: on phones as well', { when: SHOWN }),
});
