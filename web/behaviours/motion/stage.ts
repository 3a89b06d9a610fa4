import type { Device } from '@outrigger/rules/builder/breakpoints';
import type { Pointer } from '@outrigger/rules/motion/style';
import { eachFrame, nextFrame } from '../../browser/frames';
import { pageScroll, pageScrollRange, watchScroll } from '../../browser/scroll';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';
import { shownBySheet } from '../layers';
import { measureMovers } from './measure';
import { isFor, lagsBehind, type Mover, readMover, showMover, switchMover } from './mover';
import { watchPage } from './watch-page';
import { isNear, type PagePlace, percentOf } from './way';

/**
 * The time in milliseconds in which the shown place covers 63 % of the distance to the wanted place. The builder eases
 * for a second along cubic-bezier(0,.33,.07,1.03), which has covered four fifths after 200 ms; this movement is as soft
 * and comes to rest sooner.
 */
const FOLLOW_MS = 90;

/**
 * Returns the value one step nearer to a target, equally fast at any frame rate; returns the target itself if the
 * distance is less than `near`.
 */
function follow(shown: number, target: number, deltaMs: number, near: number): number {
	const next = target + (shown - target) * Math.exp(-Math.min(deltaMs, 1000) / FOLLOW_MS);
	return Math.abs(next - target) < near ? target : next;
}

/** The duration of a frame at 60 Hz, for the first step after a rest. */
const FRAME_MS = 1000 / 60;
/** The largest share of the window by which the shown place may lag behind the scroll. */
const LONGEST_LAG = 0.5;
/** A smaller difference than these is invisible: in pixels of scroll, and in percent of the pointer's range. */
const NEAR_PX = 0.5;
const NEAR_PERCENT = 0.05;

const movers = new Set<Mover>();
const place: PagePlace = { scroll: 0, range: 0, viewportHeight: 0 };
let device: Device = 'desktop';
let isReduced = false;
/** The place of the pointer, and the place at which the page shows it; undefined before the pointer's first move. */
let pointerTarget: Pointer | undefined;
let pointer: Pointer | undefined;
let isMeasured = false;
let measuring: Unsubscribe | undefined;
let stopTicking: Unsubscribe | undefined;
let watching: Unsubscribe[] = [];
let isWatchingPointer = false;

/** Adds a mover to the page's one stage. The mover's box is measured together with all others before the next frame. */
export function addMover(mover: Mover): Unsubscribe {
	movers.add(mover);
	start();
	if (mover.group.mouse.length > 0 && !isWatchingPointer) {
		isWatchingPointer = true;
		const current = watching;
		import('../../browser/pointer').then(
			({ watchPointer }) => {
				if (isWatchingPointer && watching === current) watching.push(watchPointer(onPointer));
			},
			// If the module does not load, nothing follows the pointer.
			() => {},
		);
	}
	requestMeasure();
	return () => {
		movers.delete(mover);
		switchMover(mover, false);
		if (movers.size === 0) stop();
	};
}

function start(): void {
	if (watching.length > 0) return;
	place.scroll = pageScroll();
	watching = [
		watchScroll(wake),
		watchPage({
			onDevice: (next) => {
				device = next;
				// Another device may have another transform, with which the movement must be combined.
				for (const mover of movers) mover.percent = undefined;
				requestMeasure();
			},
			onReducedMotion: (next) => {
				isReduced = next;
				requestMeasure();
			},
			onLayout: requestMeasure,
		}),
	];
}

function stop(): void {
	rest();
	for (const end of watching.splice(0)) end();
	measuring?.();
	measuring = undefined;
	isWatchingPointer = false;
	pointerTarget = undefined;
	pointer = undefined;
}

/** Stops requesting frames until something moves. */
function rest(): void {
	stopTicking?.();
	stopTicking = undefined;
}

function onPointer(next: Pointer): void {
	pointerTarget = next;
	pointer ??= { x: 50, y: 50 };
	wake();
}

function requestMeasure(): void {
	isMeasured = false;
	measuring ??= nextFrame(() => {
		measuring = undefined;
		// All reads happen before the first write.
		for (const mover of movers) mover.painted = mover.isOn ? null : shownBySheet(mover.node);
		for (const mover of movers) switchMover(mover, !isReduced && isFor(mover, device));
		measureMovers(movers);
		place.range = pageScrollRange();
		place.viewportHeight = viewportHeight();
		isMeasured = true;
		if (!stopTicking) place.scroll = pageScroll();
		step(0);
	});
}

/**
 * Starts the steps after something has moved: the first step runs at once, the next ones before each paint until
 * everything is at rest.
 */
function wake(): void {
	if (stopTicking || isReduced) return;
	let before: number | undefined;
	stopTicking = eachFrame((elapsedMs) => {
		step(before === undefined ? FRAME_MS : elapsedMs - before);
		before = elapsedMs;
	});
	step(FRAME_MS);
}

function step(deltaMs: number): void {
	if (!isMeasured) return;
	const scroll = pageScroll();
	const actual = { ...place, scroll };
	const lag = place.viewportHeight * LONGEST_LAG;
	const shown = Math.min(scroll + lag, Math.max(scroll - lag, place.scroll));
	place.scroll = follow(shown, scroll, deltaMs, NEAR_PX);
	const isPointing = followPointer(deltaMs);
	const isStill = place.scroll === scroll && !isPointing;
	// At rest, the movers one window height above and below the window are updated as well, because a fast scroll shows
	// them before its event arrives.
	const beyond = isStill ? place.viewportHeight : 0;
	const due: Mover[] = [];
	for (const mover of movers) {
		const isOver = isStill && mover.isMoving;
		if (!mover.isOn || !(isOver || isNear(mover, actual, beyond))) continue;
		const percent = percentOf(mover, place);
		if (!isOver && percent === mover.percent && !lagsBehind(mover, pointer)) continue;
		mover.percent = percent;
		due.push(mover);
	}
	// All reads happen before the first write, so that styles are computed once.
	for (const mover of due) readMover(mover);
	for (const mover of due) showMover(mover, pointer, isStill);
	if (isStill) rest();
}

/** @returns true if the pointer's shown place has not reached its target yet */
function followPointer(deltaMs: number): boolean {
	if (!pointer || !pointerTarget) return false;
	const { x, y } = pointer;
	pointer.x = follow(x, pointerTarget.x, deltaMs, NEAR_PERCENT);
	pointer.y = follow(y, pointerTarget.y, deltaMs, NEAR_PERCENT);
	return pointer.x !== pointerTarget.x || pointer.y !== pointerTarget.y;
}
