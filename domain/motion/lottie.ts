import { plainObjectOf } from '../values/plain-object';
import { type BoxInViewport, viewportPercentage } from './scroll-percentage';

/** The played part of an animation, in frames from its beginning. */
export interface Segment {
	first: number;
	last: number;
}

/**
 * The frame count itself shows nothing in the player, so the last frame is this much before it: an animation of 60
 * frames ends just before 60.
 */
const LAST_FRAME_GAP = 0.001;

/**
 * The frames between two percentages.
 * @param start @param end 0 to 100; invalid values give the whole animation, reversed values are swapped
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

/** The settings of a playback. */
export interface Run extends Segment {
	/** Frames per second, with the speed applied. */
	framesPerSecond: number;
	/** Plays forward, then backward; both together count as one play. */
	isReversing: boolean;
	/** The number of plays; Infinity for an endless loop. */
	plays: number;
}

/** The duration from the first frame to the last, in milliseconds; 0 without a duration. */
export function wayMs({ first, last, framesPerSecond }: Run): number {
	const ms = (1000 * (last - first)) / framesPerSecond;
	return ms > 0 && Number.isFinite(ms) ? ms : 0;
}

/** The duration of all plays, in milliseconds. A reversing play includes the way back. */
export function runMs(run: Run): number {
	const playMs = wayMs(run) * (run.isReversing ? 2 : 1);
	return playMs === 0 ? 0 : playMs * Math.max(0, run.plays);
}

/** The frame after a number of milliseconds; after the end, the last shown frame. */
export function frameAt(run: Run, elapsedMs: number): number {
	const { first, last, isReversing } = run;
	const way = wayMs(run);
	if (way === 0 || elapsedMs >= runMs(run)) return isReversing ? first : last;
	const passed = Math.max(0, elapsedMs) % (isReversing ? 2 * way : way);
	const share = passed <= way ? passed / way : 2 - passed / way;
	return first + (last - first) * share;
}

/** The time in milliseconds at which a frame first appears; a reversal begins at this time. */
export function timeOfFrame(run: Run, frame: number): number {
	const { first, last } = run;
	const share = last > first ? (frame - first) / (last - first) : 0;
	return wayMs(run) * Math.min(1, Math.max(0, share));
}

/** The end of the current play, in milliseconds from the beginning. */
export function endOfPlay(run: Run, elapsedMs: number): number {
	const playMs = wayMs(run) * (run.isReversing ? 2 : 1);
	if (playMs === 0) return 0;
	return Math.min(Math.max(1, Math.ceil(elapsedMs / playMs)) * playMs, runMs(run));
}

/** The time in milliseconds for which content may move by itself without a pause button (WCAG 2.2.2). */
const PAUSE_NEEDED_MS = 5000;

/** True where an animation that starts by itself needs a pause button. */
export function needsPause(run: Run): boolean {
	return runMs(run) > PAUSE_NEEDED_MS;
}

/**
 * A part of the way through the viewport (0 at its lower edge, 100 at its upper edge), or a part of the way through the
 * page.
 */
export interface ScrollRange {
	start: number;
	end: number;
}

/**
 * The progress of a box through a part of the window, in percent. For the page, it is the progress of scrolling through
 * that part of the page.
 * @param box the element, or the whole page as one box
 */
export function scrollShare(box: BoxInViewport, range: ScrollRange, of: 'viewport' | 'page') {
	if (of === 'viewport') return viewportPercentage(box, -range.start, -(100 - range.end));
	const percent = viewportPercentage(box, -100, -100);
	const share = (100 * (percent - range.start)) / (range.end - range.start);
	return Math.min(100, Math.max(0, Number.isFinite(share) ? share : percent));
}

/** The frame for a percentage of scrolling. */
export function frameAtScroll({ first, last }: Segment, percent: number): number {
	return first + ((last - first) * Math.min(100, Math.max(0, percent))) / 100;
}

/** The `rootMargin` of an observer for the part of the window in which an animation plays. */
export function rangeMargin({ start, end }: ScrollRange): string {
	return `${-(100 - end)}% 0% ${-start}%`;
}

/** True for an object in Lottie's format: a size, a speed, frames and layers. */
export function isLottieData(value: unknown): boolean {
	const { w, h, fr, ip, op, layers } = plainObjectOf(value);
	const positive = (number: unknown) => typeof number === 'number' && number > 0;
	const frames = typeof ip === 'number' && typeof op === 'number' && op > ip;
	return positive(w) && positive(h) && positive(fr) && frames && Array.isArray(layers);
}

/** Layers of text, with `ty` as Lottie's format numbers them. */
const TEXT_LAYER = 5;
/** Changes of shapes that few animations have: pucker and bloat, zig zag, and offset of paths. */
const RARE_MODIFIERS: ReadonlySet<unknown> = new Set(['pb', 'zz', 'op']);

/**
 * True for an animation with text or with rare changes of shapes, which `web/widgets/lottie/shapes-library.ts` cannot
 * draw.
 * @param value an animation, a layer, a shape, or a list of these; anything else needs nothing
 */
export function needsWholePlayer(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(needsWholePlayer);
	const { ty, layers, assets, shapes, it } = plainObjectOf(value);
	if (ty === TEXT_LAYER || RARE_MODIFIERS.has(ty)) return true;
	return [layers, assets, shapes, it].some((part) => part !== undefined && needsWholePlayer(part));
}
