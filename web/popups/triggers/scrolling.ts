import type { Triggers } from '@outrigger/rules/popups/popup';
import { pageScroll, pageScrollRange, watchScroll } from '../../browser/scroll';
import type { Arm } from './trigger';

/**
 * Downwards: fires when the visitor scrolls down and the page is scrolled by `offset` percent of its range; on a page
 * that cannot scroll it never fires. Upwards: fires at the first place that is above the place at the start or at the
 * last event.
 */
export const armScrolling: Arm<NonNullable<Triggers['scrolling']>> = (
	{ direction, offset },
	fire,
) => {
	let last = pageScroll();
	return watchScroll(() => {
		const place = pageScroll();
		const range = pageScrollRange();
		const way = place - last;
		last = place;
		const isFar = range > 0 && (100 * place) / range >= offset;
		if (direction === 'up' ? way < 0 : way > 0 && isFar) fire();
	});
};
