import { whenFirstUsed } from '../../browser/first-input';
import { whenIdle } from '../../browser/idle';
import { isPassedPage } from '../../browser/passed-page';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { watchAway } from './away';

let tween: typeof import('./tween') | undefined;

/** Changes the look of one sticky element. */
export interface Look {
	/** Changes classes and animates the difference as one movement; without GSAP the change is immediate. */
	change: (apply: () => void) => void;
	/** Ends a running movement; the element then has its final look. */
	settle: () => void;
	isMoving: () => boolean;
	stop: Unsubscribe;
}

/**
 * Prepares for changes of an element's look. If a sheet has such changes, GSAP is fetched when the visitor has used the
 * page and the page is idle.
 *
 * @param onStep called during a movement and at its end.
 */
export function watchLook(element: HTMLElement, onStep: () => void): Look {
	let end: Unsubscribe | undefined;
	const settle = () => end?.();
	// A sheet may have rules for a bar while the visitor scrolls down.
	const stopAway = isStyled(/sticky--away/) ? watchAway(element) : undefined;
	// On a page that WordPress rendered, the transitions of WordPress's own sheets make the movement.
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
		// If GSAP does not load, every change is immediate.
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
