import { responsive } from '@outrigger/rules/builder/responsive';
import type { DeviceAnimations } from '@outrigger/rules/popups/popup';
import { currentDevice, pageBreakpoints } from '../../browser/device';
import { isPassedPage } from '../../browser/passed-page';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { Player } from './player';

/** The animations with which an element enters and leaves. */
export interface WayInAndOut {
	entrance_animation: DeviceAnimations;
	exit_animation: DeviceAnimations;
}

interface Timing {
	seconds: number;
	/** True for an animation that hides the element. */
	reversed: boolean;
}

let player: Player | undefined;
/** Settles when the player has loaded or failed. */
let fetching: Promise<void> | undefined;

/** The time in milliseconds after an animation's own duration, after which the animation counts as ended. */
const GRACE_MS = 250;

/**
 * Fetches the player of animations if any of these settings has an animation. If the fetch fails,
 * nothing plays.
 */
export function fetchAnimations(all: readonly WayInAndOut[]): void {
	const isWanted = all.some((settings) =>
		[settings.entrance_animation, settings.exit_animation].some(
			(animations) => Object.keys(animations).length > 0,
		),
	);
	if (!isWanted || player) return;
	// The choice of module is the same as in `player.ts`; a shared module would be one more file for every page with
	// motion.
	fetching ??= (isPassedPage() ? import('./play-by-sheet') : import('./play-entrance')).then(
		(module) => {
			player = module;
		},
		() => {
			fetching = undefined;
		},
	);
}

/**
 * Plays an animation of the device on an element and calls back once at its end, which also comes when the page is
 * hidden. It calls back at once if there is no animation, or if its player fails to load. An entering element stays
 * hidden until the requested player has loaded; an exiting element does not wait.
 * @returns a function that ends the animation now; undefined if it has already ended
 */
export function animate(
	element: HTMLElement,
	animations: DeviceAnimations,
	timing: Timing,
	onEnd: () => void,
): Unsubscribe | undefined {
	const name = nameOn(animations);
	if (!name || document.hidden || !(player || (fetching && !timing.reversed))) {
		onEnd();
		return undefined;
	}
	if (player) return play(player, element, name, timing, onEnd);
	let isOver = false;
	let endEntrance: Unsubscribe | undefined;
	element.style.opacity = '0';
	fetching?.then(() => {
		if (isOver) return;
		element.style.removeProperty('opacity');
		if (player) endEntrance = play(player, element, name, timing, onEnd);
		else onEnd();
	});
	return () => {
		isOver = true;
		element.style.removeProperty('opacity');
		if (endEntrance) endEntrance();
		else onEnd();
	};
}

function play(
	{ playEntrance }: Player,
	element: HTMLElement,
	name: string,
	{ seconds, reversed }: Timing,
	onEnd: () => void,
): Unsubscribe {
	const entrance = playEntrance(element, name, { seconds, reversed });
	let isOver = false;
	const end = () => {
		if (isOver) return;
		isOver = true;
		cancelTimer();
		document.removeEventListener('visibilitychange', end);
		entrance.finish();
		onEnd();
	};
	// Frames, and with them the animation, pause in a hidden tab.
	document.addEventListener('visibilitychange', end);
	const cancelTimer = after(seconds * 1000 + GRACE_MS, end);
	entrance.finished.then(end);
	return end;
}

function nameOn(animations: DeviceAnimations): string | undefined {
	const keyed = Object.fromEntries(
		Object.entries(animations).map(([device, name]) => [
			device === 'desktop' ? 'animation' : `animation_${device}`,
			name,
		]),
	);
	const name = responsive(keyed, 'animation', currentDevice(), pageBreakpoints(), 'text');
	return typeof name === 'string' ? name : undefined;
}
