import { repeatSlides } from './repeat-slides';

/** The time in milliseconds in which a band comes to rest at the beginning of its next slide. */
const SETTLE_MS = 250;

/** A row whose slides move like a band, without Swiper. */
export interface Band {
	/** The slides and their copies, which fill the gap behind the last slide. */
	all: readonly HTMLElement[];
	/** @param slidePx the distance from one slide to the next */
	fit(slidePx: number): void;
	move(isMoving: boolean): void;
	/** Brings the band to rest. @returns the first visible slide, from 0 */
	settle(): Promise<number>;
	/** Removes the copies, and the motion. */
	end(): void;
}

/**
 * @param turnMs the time in milliseconds in which all slides pass
 * @param isReversed true for a row that runs from right to left
 */
export function startBand(
	row: HTMLElement,
	slides: readonly HTMLElement[],
	{ turnMs, isReversed }: { turnMs: number; isReversed: boolean },
): Band {
	const all = repeatSlides(row, slides, slides.length * 2);
	const copies = all.slice(slides.length);
	for (const copy of copies) copy.inert = true;
	let motion: Animation | undefined;
	let slidePx = 0;
	let isMoving = false;
	const at = (index: number) => `translateX(${(isReversed ? 1 : -1) * index * slidePx}px)`;
	const elapsedMs = () => Number(motion?.currentTime ?? 0) % turnMs;
	return {
		all,
		fit(now) {
			const before = elapsedMs();
			motion?.cancel();
			slidePx = now;
			motion = row.animate(
				{ transform: [at(0), at(slides.length)] },
				{ duration: turnMs, iterations: Number.POSITIVE_INFINITY },
			);
			motion.currentTime = before;
			if (!isMoving) motion.pause();
		},
		move(now) {
			isMoving = now;
			if (now) motion?.play();
			else motion?.pause();
		},
		async settle() {
			const index = (elapsedMs() / turnMs) * slides.length;
			const next = Math.ceil(index);
			const last = row.animate(
				{ transform: [at(index), at(next)] },
				{ duration: SETTLE_MS, easing: 'ease-out', fill: 'forwards' },
			);
			motion?.cancel();
			motion = last;
			// A row that leaves the page meanwhile has no motion to wait for.
			await last.finished.catch(() => {});
			return next % slides.length;
		},
		end() {
			motion?.cancel();
			for (const copy of copies) copy.remove();
		},
	};
}
