import { type Away, scrollAway } from '@outrigger/rules/motion/scroll-away';
import { pageScroll, watchScroll } from '../../browser/scroll';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The class that an editor's sheet styles, for example with `transform: translateY(-100%)`. */
const AWAY = 'elementor-sticky--away';

/** The selector of an open part in the element: a menu whose button it carries. */
const OPEN = 'details[open],[aria-expanded="true"],:popover-open';

/**
 * Marks a sticky bar as out of the way while the visitor scrolls down, until they scroll up again. Never while they are at
 * work in it: the focus is inside, or something of it is open.
 */
export function watchAway(element: HTMLElement): Unsubscribe {
	let away: Away = { isAway: false, turn: pageScroll() };
	const stop = watchScroll(() => {
		away = scrollAway(away, pageScroll(), element.offsetHeight);
		if (away.isAway && isInUse(element)) away = { isAway: false, turn: pageScroll() };
		element.classList.toggle(AWAY, away.isAway);
	});
	// The focused element must be visible.
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
