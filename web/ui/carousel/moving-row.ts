import { computedStyle, isRightToLeft } from '../../browser/computed-style';
import { AT_REST } from './row-at-rest';

/** The time in milliseconds in which a row comes to rest when its visitor stops it between two slides. */
const SETTLE_MS = 250;

/** A row whose slides move without Swiper, in steps or like a band. */
export interface MovingRow {
	/** @param slidePx the distance from one slide to the next */
	fit(slidePx: number): void;
	/** The first visible slide, from 0; in a step the slide to which the row moves. */
	index(): number;
	/**
	 * Moves forward and comes to rest.
	 * @param by the number of slides that pass
	 * @param seen the number of visible slides
	 */
	step(by: number, seen: number): void;
	/** Stops a band, or lets it go on. A step goes on. */
	hold(isHeld: boolean): void;
	/** Brings the row to rest at its next place. */
	settle(): Promise<void>;
	/** Ends the motion and gives the slides the order of the markup. */
	end(): void;
}

/** A motion between two places of a row. A place is the number of slides before the first visible one. */
interface Run {
	from: number;
	to: number;
	timing: KeyframeAnimationOptions;
	/** The number of slides of an endless row that a visitor can scroll to after the motion, on both sides. */
	spare: number;
}

/** The way in which a row moves. */
interface RowMotion {
	isInfinite: boolean;
	/** The duration of a step in milliseconds. */
	speedMs: number;
	/** The slides of one turn of a band; 0 for a row that moves in steps. */
	bandTurn: number;
	/** Called with the first visible slide, from 0, when a step has come to its end. */
	onRest: (index: number) => void;
}

/**
 * Moves a row by animations. After a step the row is scrolled to the place where the animation ended, so that fingers
 * can scroll it. In an endless row the slides out of view then change their places by `order`: no slide is inserted
 * anew, and some are on each side.
 * @param box the element that hides the slides beside it
 * @param all the slides in their order, with the copies that an endless row needs
 */
export function startMovingRow(
	box: HTMLElement,
	row: HTMLElement,
	all: readonly HTMLElement[],
	{ isInfinite, speedMs, bandTurn, onRest }: RowMotion,
): MovingRow {
	const way = isRightToLeft(row) ? 1 : -1;
	let isBand = bandTurn > 0;
	let motion: Animation | undefined;
	let run: Run | undefined;
	let isDone: Promise<void> | undefined;
	let isHeld = true;
	let slidePx = 0;
	/** The slide at place 0. */
	let first = 0;
	const at = (place: number) => `translateX(${way * place * slidePx}px)`;
	const place = () => Math.abs(row.scrollLeft) / slidePx || 0;
	const slideAt = (place: number) => (first + Math.round(place)) % all.length;
	const index = () => slideAt(run?.to ?? place());

	function rest(slide: number, spare: number) {
		motion?.cancel();
		run = undefined;
		const before = isInfinite ? Math.ceil(spare / 2) : slide;
		first = (slide - before + all.length) % all.length;
		if (isInfinite) {
			for (const [index, { style }] of all.entries()) {
				style.order = `${(index - first + all.length) % all.length}`;
			}
		}
		box.classList.add(AT_REST);
		row.scrollLeft = -way * before * slidePx;
	}

	function move(next: Run, elapsedMs: CSSNumberish = 0) {
		motion?.cancel();
		run = next;
		box.classList.remove(AT_REST);
		const { from, to, timing, spare } = next;
		motion = row.animate({ transform: [at(from), at(to)] }, { fill: 'forwards', ...timing });
		motion.currentTime = elapsedMs;
		if (isBand && isHeld) motion.pause();
		// A motion that is cancelled has a successor, or the row has left the page.
		isDone = motion.finished.then(
			() => {
				const slide = slideAt(to);
				rest(slide, spare);
				onRest(slide);
			},
			() => {},
		);
	}

	return {
		fit(now) {
			slidePx = now;
			if (run) return move(run, motion?.currentTime ?? 0);
			const timing = { duration: bandTurn * speedMs, iterations: Number.POSITIVE_INFINITY };
			if (isBand) move({ from: 0, to: bandTurn, timing, spare: 0 });
		},
		index,
		step(by, seen) {
			const spare = all.length - seen - by;
			if (run || (isInfinite && place() > spare)) rest(index(), spare);
			const from = place();
			// Swiper's own easing is the one of the row's sheet.
			const [easing = 'ease'] =
				/^[\w-]+(\(.*?\))?/.exec(computedStyle(row).transitionTimingFunction) ?? [];
			move({ from, to: Math.round(from) + by, timing: { duration: speedMs, easing }, spare });
		},
		hold(now) {
			isHeld = now;
			if (!isBand) return;
			if (now) motion?.pause();
			else motion?.play();
		},
		async settle() {
			if (!run) return;
			const progress = motion?.effect?.getComputedTiming().progress ?? 1;
			const from = run.from + (run.to - run.from) * progress;
			const to = isBand ? Math.ceil(from) : run.to;
			isBand = false;
			move({ ...run, from, to, timing: { duration: SETTLE_MS, easing: 'ease-out' } });
			await isDone;
		},
		end() {
			motion?.cancel();
			for (const { style } of all) style.order = '';
		},
	};
}
