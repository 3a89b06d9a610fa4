/** Everything that follows from the two times of an editor, in milliseconds. */
export interface HeadlineTimes {
	/** The time for which a word stands. */
	rest: number;
	/** Between the letters of a word. */
	letter: number;
	/** Between letters that are typed. */
	typedLetter: number;
	/** The time for which a typed word is selected before it goes. */
	selection: number;
	/** Between a typed word's going and the next. */
	typingGap: number;
	/** The time that it takes to uncover or cover a word. */
	clipReveal: number;
	/** The time for which an uncovered word stands. */
	clipPause: number;
	/** Until a drawn shape goes, from the start of its drawing. */
	hideMark: number;
	/** Until it is drawn again, from the same start. */
	redrawMark: number;
	/** The time that its drawing takes. */
	draw: number;
}

const LEAST_MS = 100;
const MOST_MS = 600_000;
const TYPING_GAP_MS = 800;

/**
 * The builder's proportions: letters a fiftieth of the delay between words, typed ones three times that, and so on.
 * Unusable times are limited to a usable range.
 */
export function headlineTimes(settings: {
	rotate_iteration_delay: number;
	highlight_animation_duration: number;
	highlight_iteration_delay: number;
}): HeadlineTimes {
	const rest = sensible(settings.rotate_iteration_delay);
	const draw = sensible(settings.highlight_animation_duration);
	const between = sensible(settings.highlight_iteration_delay);
	return {
		rest,
		letter: rest * 0.02,
		typedLetter: rest * 0.06,
		selection: rest * 0.2,
		typingGap: TYPING_GAP_MS,
		clipReveal: rest * 0.24,
		clipPause: rest * 0.6,
		draw,
		hideMark: draw + between * 0.8,
		redrawMark: draw + between,
	};
}

function sensible(ms: number): number {
	return Math.min(Math.max(ms, LEAST_MS), MOST_MS);
}
