import { whenFirstUsed } from '../../browser/first-input';
import { whenIdle } from '../../browser/idle';
import type { Unsubscribe } from '../../browser/unsubscribe';

let tween: typeof import('./tween') | undefined;

/** Changes the looks of one sticky element. */
export interface Look {
	/** Makes a change of classes and lets it be seen as one movement; without GSAP it stands at once. */
	change: (apply: () => void) => void;
	/** Ends a movement that is under way, in the look that it leads to. */
	settle: () => void;
	isMoving: () => boolean;
	stop: Unsubscribe;
}

/**
 * Prepares for changes of an element's looks. GSAP is fetched once the page is in use and idle, where there are any.
 *
 * @param onStep while a movement goes on and at its end.
 */
export function watchLook(element: HTMLElement, onStep: () => void): Look {
	let end: Unsubscribe | undefined;
	const settle = () => end?.();
	const stopAway = watchGivingWay(element);
	const unwatch = whenFirstUsed(() => whenIdle(() => isStuckStyled() && fetchTween()));
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
			stopAway();
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

/** Where a sheet says what becomes of a bar while one scrolls down; without the module it stays. */
function watchGivingWay(element: HTMLElement): Unsubscribe {
	let end: Unsubscribe | undefined;
	let isOver = !isStyled(/sticky--away/);
	if (!isOver) {
		import('./manners').then(
			({ watchAway }) => {
				if (!isOver) end = watchAway(element);
			},
			() => {},
		);
	}
	return () => {
		isOver = true;
		end?.();
	};
}

/** Whether a sheet says anything of a stuck element. */
function isStuckStyled(): boolean {
	return isStyled(/sticky--(?:active|effects)/);
}

function isStyled(pattern: RegExp): boolean {
	return [...document.querySelectorAll('style')].some(({ textContent }) =>
		pattern.test(textContent),
	);
}
