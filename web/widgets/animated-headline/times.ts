/** All times of the animation, in milliseconds; they follow from the two times that an editor sets. */
export interface HeadlineTimes {
	/** The time for which a word stays. */
	rest: number;
	/** The time between two letters of a word. */
	letter: number;
	/** The time between two letters that are typed. */
	typedLetter: number;
	/** The time for which a typed word is selected before it goes. */
	selection: number;
	/** The time between the removal of a typed word and the next word. */
	typingGap: number;
	/** The time that it takes to uncover or cover a word. */
	clipReveal: number;
	/** The time for which an uncovered word stays. */
	clipPause: number;
	/** The time from the start of the drawing until the drawn shape disappears. */
	hideMark: number;
	/** The time from the start of the drawing until the shape is drawn again. */
	redrawMark: number;
	/** The time that the drawing takes. */
	draw: number;
}

const LEAST_MS = 100;
const MOST_MS = 600_000;
const TYPING_GAP_MS = 800;

/**
 * Calculates the times with the builder's proportions: a letter takes a fiftieth of the delay between words, a typed
 * letter three times that, and so on. Unusable times are limited to a usable range.
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
