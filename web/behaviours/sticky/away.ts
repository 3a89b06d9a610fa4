import { type Away, scrollAway } from '@outrigger/rules/motion/scroll-away';
import { pageScroll, watchScroll } from '../../browser/scroll';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The class that an editor's sheet styles, for example with `transform: translateY(-100%)`. */
const AWAY = 'elementor-sticky--away';

/** Selects an open part of the element, for example a menu whose button is in the element. */
const OPEN = 'details[open],[aria-expanded="true"],:popover-open';

/**
 * Marks a sticky bar as out of the way while the visitor scrolls down, until the visitor scrolls up again. It is never
 * marked while the visitor uses it: while the focus is inside it, or a part of it is open.
 */
export function watchAway(element: HTMLElement): Unsubscribe {
	let away: Away = { isAway: false, turn: pageScroll() };
	const stop = watchScroll(() => {
		away = scrollAway(away, pageScroll(), element.offsetHeight);
		if (away.isAway && isInUse(element)) away = { isAway: false, turn: pageScroll() };
		element.classList.toggle(AWAY, away.isAway);
	});
	// A focused element must be visible.
	const onFocus = () => {
		away = { isAway: false, turn: pageScroll() };
		element.classList.remove(AWAY);
	};
	element.addEventListener('focusin', onFocus);
	return () => {
		stop();
		element.removeEventListener('focusin', onFocus);
		element.classList.remove(AWAY);
	};
}

function isInUse(element: HTMLElement): boolean {
	return element.contains(document.activeElement) || element.querySelector(OPEN) !== null;
}
