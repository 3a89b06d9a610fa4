import { whenFirstUsed } from '../../browser/first-input';
import { whenIdle } from '../../browser/idle';
import { isPassedPage } from '../../browser/passed-page';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { watchAway } from './away';

let tween: typeof import('./tween') | undefined;

/** Changes the looks of one sticky element. */
export interface Look {
	/** Changes classes and animates the difference as one movement; without GSAP the change is immediate. */
	change: (apply: () => void) => void;
	/** Ends a movement that is under way, in the look that it leads to. */
	settle: () => void;
	isMoving: () => boolean;
	stop: Unsubscribe;
}

/**
 * Prepares for changes of an element's looks. GSAP is fetched once the page is in use and idle, where there are any.
 *
 * @param onStep called during a movement and at its end.
 */
export function watchLook(element: HTMLElement, onStep: () => void): Look {
	let end: Unsubscribe | undefined;
	const settle = () => end?.();
	// A sheet may define the state of a bar while the visitor scrolls down.
	const stopAway = isStyled(/sticky--away/) ? watchAway(element) : undefined;
	// On a page that WordPress rendered, the transitions of its own sheets make the movement.
	const unwatch = isPassedPage()
		? () => {}
		: whenFirstUsed(() => whenIdle(() => isStuckStyled() && fetchTween()));
	return {
		change(apply) {
			const play = tween?.prepare(element, (isOver) => {
				if (isOver) end = undefined;
				onStep();
			});
			settle();
			apply();
			end = play?.();
		},
		settle,
		isMoving: () => !!end,
		stop() {
			stopAway?.();
			unwatch();
			settle();
		},
	};
}

function fetchTween(): void {
	import('./tween').then(
		(module) => {
			tween = module;
		},
		// Without it every change stands at once.
		() => {},
	);
}

/** Returns true if a sheet has a rule for a stuck element. */
function isStuckStyled(): boolean {
	return isStyled(/sticky--(?:active|effects)/);
}

function isStyled(pattern: RegExp): boolean {
	return [...document.querySelectorAll('style')].some(({ textContent }) =>
		pattern.test(textContent),
	);
}
