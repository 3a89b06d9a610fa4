import type { ANIMATION_TYPES } from './browser-settings';
import { letterCount, splitLetters } from './letters';
import type { Schedule } from './schedule';
import type { HeadlineTimes } from './times';

/** The settings of a rotation. */
export interface Rotation {
	type: (typeof ANIMATION_TYPES)[number];
	times: HeadlineTimes;
	/** If false, the rotation stops at the last word. */
	isLoop: boolean;
}

const ACTIVE = 'elementor-headline-text-active';
const BY_LETTERS = new Set(['typing', 'swirl', 'blinds', 'wave']);

/**
 * Replaces each word by the next: `data-state` is `in`, `out` or `selected`, and the sheet has the styles.
 * @returns a function that ends the rotation and shows the first word again, as the server sent it
 */
export function rotateWords(
	words: readonly HTMLElement[],
	{ type, times, isLoop }: Rotation,
	schedule: Schedule,
): () => void {
	const joins = BY_LETTERS.has(type) ? words.map(splitLetters) : [];
	let current = 0;
	const step = type === 'typing' ? times.typedLetter : times.letter;
	const holder = words[0]?.parentElement;
	const own = { '--headline-step': step, '--headline-reveal': times.clipReveal };
	for (const [name, ms] of Object.entries(own)) holder?.style.setProperty(name, `${ms}ms`);

	/** The time in milliseconds until the word that comes in has been visible long enough. */
	function standing(word: HTMLElement): number {
		if (type === 'clip') return times.clipReveal + times.clipPause;
		return times.rest + letterCount(word) * step;
	}

	function leave(): void {
		const isLast = current === words.length - 1;
		const word = words[current];
		const next = isLast ? 0 : current + 1;
		if (!word || (isLast && !isLoop)) return;
		if (type === 'typing') {
			word.dataset.state = 'selected';
			schedule.wait(times.selection, () => {
				word.classList.remove(ACTIVE);
				schedule.wait(times.typingGap, () => enter(next));
			});
		} else {
			word.dataset.state = 'out';
			if (type === 'clip') schedule.wait(times.clipReveal, () => enter(next));
			else enter(next);
		}
	}

	function enter(index: number): void {
		const word = words[index];
		if (!word) return;
		words[current]?.classList.remove(ACTIVE);
		current = index;
		word.classList.add(ACTIVE);
		word.dataset.state = 'in';
		schedule.wait(standing(word), leave);
	}

	schedule.wait(type === 'clip' ? times.clipPause : times.rest, leave);
	return () => {
		schedule.stop();
		for (const name of Object.keys(own)) holder?.style.removeProperty(name);
		for (const join of joins) join();
		for (const [index, word] of words.entries()) {
			delete word.dataset.state;
			word.classList.toggle(ACTIVE, index === 0);
		}
	};
}
