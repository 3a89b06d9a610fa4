import type { CarouselStep } from '@outrigger/rules/layout/carousel';
import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { startMovingRow } from './moving-row';
import { type CarouselOptions, isBand } from './options';
import { type CarouselParts, showPlaying } from './parts';
import { type RestReason, restUnderMouse, startPlaying } from './playing';
import { repeatSlides, slidesToGoRound } from './repeat-slides';
import type { CarouselEvents } from './start-carousel';
import { hideUnseen, showAll } from './unseen-slides';

/** A row that moves by itself until its visitor uses it. */
export interface PlayedRow {
	/** The slides in their order, with the copies that an endless row needs. */
	all: readonly HTMLElement[];
	/** @param slidePx the distance from one slide to the next */
	fit(slidePx: number): void;
	/** The first visible slide, from 0; in a step the slide to which the row moves. */
	index(): number;
	/** Hides the slides that are not visible from keys and screen readers, and fetches the pictures of the next step. */
	show(index: number): void;
	/** @param isAllSeen true if there is no slide to move to */
	rest(isAllSeen: boolean): void;
	/** Ends the play and brings the row to rest at its next place. */
	stop(): Promise<void>;
	/** Removes the copies, the motion and everything that watches. @returns true if the row was at its end */
	end(): boolean;
}

/** The carousel around a played row. */
interface Around {
	/** The layout of the present device. */
	stepNow: () => Pick<CarouselStep, 'slides' | 'group'>;
	/** Called with the first visible slide when a step begins. */
	show: (index: number) => void;
	events: CarouselEvents;
}

/**
 * Plays a row without Swiper, with the clock of a carousel that has it.
 * @returns null for a row that only Swiper can play
 */
export function playRow(
	parts: CarouselParts,
	options: CarouselOptions,
	{ stepNow, show, events }: Around,
): PlayedRow | null {
	const { root, box, row, slides, pause } = parts;
	const { steps, isInfinite, autoplay, speedMs } = options;
	const bandTurn = isBand(options) ? slides.length : 0;
	const least = isInfinite ? slidesToGoRound(options) + bandTurn : 0;
	const laps = Math.max(Math.ceil(least / slides.length), 1);
	// Swiper fills the last group of an endless row with empty slides.
	const isFilled = isInfinite && steps.some(({ group }) => (laps * slides.length) % group > 0);
	if (!autoplay || isFilled || (bandTurn > 0 && !isInfinite)) return null;
	const all = repeatSlides(row, slides, least);
	const copies = all.slice(slides.length);
	if (bandTurn) for (const copy of copies) copy.inert = true;
	const moving = startMovingRow(box, row, all, {
		...{ isInfinite, speedMs, bandTurn },
		onRest: (index) => events.onSettle?.(index % slides.length),
	});
	let isAtEnd = false;
	const playing = startPlaying(autoplay.stayMs + speedMs, {
		isAtOnce: bandTurn > 0,
		step() {
			if (bandTurn) return;
			const { slides: seen, group } = stepNow();
			const index = moving.index();
			const by = isInfinite ? group : Math.min(group, slides.length - seen - index);
			isAtEnd = by <= 0;
			if (isAtEnd) return playing.rest('use');
			const next = (index + by) % all.length;
			moving.step(by, seen);
			show(next);
			events.onChange?.(next % slides.length);
		},
		onChange(isPlaying, isMoving) {
			showPlaying(parts, isPlaying);
			events.onPlaying?.(isPlaying);
			moving.hold(!isMoving);
		},
	});
	const restIf = (isResting: boolean, reason: RestReason) =>
		playing[isResting ? 'rest' : 'resume'](reason);
	restIf(true, 'out-of-view');
	const stops = [
		playing.stop,
		watchReducedMotion((isReduced) => {
			if (pause) pause.hidden = isReduced;
			restIf(isReduced, 'reduced-motion');
		}),
		watchInView(root, (isInView) => restIf(!isInView, 'out-of-view')),
		autoplay.pausesOnHover ? restUnderMouse(root, playing) : () => {},
	];
	const endPlaying = () => {
		for (const stop of stops.splice(0)) stop();
	};
	return {
		all,
		fit: moving.fit,
		index: moving.index,
		show(index) {
			if (bandTurn) return;
			const { slides: seen, group } = stepNow();
			const from = (start: number, count: number) =>
				Array.from({ length: count }, (_, at) => all[(start + at) % all.length]).filter(
					(slide) => slide !== undefined,
				);
			hideUnseen(all, from(index, seen), all[index]);
			// The box hides the slides of the next step, so browsers would not fetch their pictures before the step.
			for (const slide of from(index, seen + group)) {
				for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
			}
		},
		rest: (isAllSeen) => restIf(isAllSeen, 'all-seen'),
		async stop() {
			endPlaying();
			await moving.settle();
		},
		end() {
			endPlaying();
			moving.end();
			for (const copy of copies) copy.remove();
			showAll(slides);
			return isAtEnd;
		},
	};
}
