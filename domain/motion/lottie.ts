import { type BoxInViewport, viewportPercentage } from './scroll-percentage';

/** The part of an animation that is played, in frames from its beginning. */
export interface Segment {
	first: number;
	last: number;
}

/** Behind the last frame nothing is drawn any more: an animation of 60 frames ends just before 60. */
const LAST_FRAME_GAP = 0.001;

/**
 * The frames between two percentages.
 * @param start @param end 0 to 100; outside of that, and for no numbers, the whole; the wrong way round, swapped
 */
export function segmentOf(totalFrames: number, start: number, end: number): Segment {
	const last = Math.max(0, totalFrames - LAST_FRAME_GAP) || 0;
	const [from, to] = [percentOr(start, 0), percentOr(end, 100)];
	const [low, high] = from <= to ? [from, to] : [to, from];
	return { first: (last * low) / 100, last: (last * high) / 100 };
}

function percentOr(value: number, otherwise: number): number {
	return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : otherwise;
}

/** How an animation is played by itself. */
export interface Run extends Segment {
	/** Frames a second, the speed counted in. */
	framesPerSecond: number;
	/** Forward, then back: one play is both ways. */
	isReversing: boolean;
	/** How many plays; Infinity for a loop without end. */
	plays: number;
}

/** One way from the first frame to the last, in milliseconds; 0 where there is no way. */
export function wayMs({ first, last, framesPerSecond }: Run): number {
	const ms = (1000 * (last - first)) / framesPerSecond;
	return ms > 0 && Number.isFinite(ms) ? ms : 0;
}

/** All plays together, in milliseconds. A reversing play counts once it is back. */
export function runMs(run: Run): number {
	const playMs = wayMs(run) * (run.isReversing ? 2 : 1);
	return playMs === 0 ? 0 : playMs * Math.max(0, run.plays);
}

/** The frame after so many milliseconds of playing; behind the end the one that it ends with. */
export function frameAt(run: Run, elapsedMs: number): number {
	const { first, last, isReversing } = run;
	const way = wayMs(run);
	if (way === 0 || elapsedMs >= runMs(run)) return isReversing ? first : last;
	const passed = Math.max(0, elapsedMs) % (isReversing ? 2 * way : way);
	const share = passed <= way ? passed / way : 2 - passed / way;
	return first + (last - first) * share;
}

/** Milliseconds after which a frame is first shown: where a way back begins. */
export function timeOfFrame(run: Run, frame: number): number {
	const { first, last } = run;
	const share = last > first ? (frame - first) / (last - first) : 0;
	return wayMs(run) * Math.min(1, Math.max(0, share));
}

/** The end of the play that is going on, in milliseconds from the beginning. */
export function endOfPlay(run: Run, elapsedMs: number): number {
	const playMs = wayMs(run) * (run.isReversing ? 2 : 1);
	if (playMs === 0) return 0;
	return Math.min(Math.max(1, Math.ceil(elapsedMs / playMs)) * playMs, runMs(run));
}

/** WCAG 2.2.2: what moves by itself for longer needs a way to stop it. */
const PAUSE_NEEDED_MS = 5000;

/** Whether an animation that starts by itself needs a pause button. */
export function needsPause(run: Run): boolean {
	return runMs(run) > PAUSE_NEEDED_MS;
}

/** A part of the way through the viewport (0 its lower edge, 100 its upper one) or of the page. */
export interface ScrollRange {
	start: number;
	end: number;
}

/**
 * How far a box has travelled through a part of the window, in percent; relative to the page, how far the page is
 * scrolled within that part of its way.
 * @param box the element, or the whole page as one box
 */
export function scrollShare(box: BoxInViewport, range: ScrollRange, of: 'viewport' | 'page') {
	if (of === 'viewport') return viewportPercentage(box, -range.start, -(100 - range.end));
	const percent = viewportPercentage(box, -100, -100);
	const share = (100 * (percent - range.start)) / (range.end - range.start);
	return Math.min(100, Math.max(0, Number.isFinite(share) ? share : percent));
}

/** The frame that belongs to a percentage of scrolling. */
export function frameAtScroll({ first, last }: Segment, percent: number): number {
	return first + ((last - first) * Math.min(100, Math.max(0, percent))) / 100;
}

/** The area of the window in which an animation plays, as the margin of an observer. */
export function rangeMargin({ start, end }: ScrollRange): string {
	return `${-(100 - end)}% 0% ${-start}%`;
}

/** Whether a text is an animation as Lottie writes it: a size, a speed, frames and layers. */
export function isLottieData(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	const { w, h, fr, ip, op, layers } = value as Record<string, unknown>;
	const positive = (number: unknown) => typeof number === 'number' && number > 0;
	const frames = typeof ip === 'number' && typeof op === 'number' && op > ip;
	return positive(w) && positive(h) && positive(fr) && frames && Array.isArray(layers);
}
