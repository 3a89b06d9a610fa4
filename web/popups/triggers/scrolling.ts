import type { Triggers } from '@outrigger/rules/popups/popup';
import { pageScroll, pageScrollRange, watchScroll } from '../../browser/scroll';
import type { Arm } from './trigger';

/**
 * Down: fires at a scroll downwards once the page is scrolled by `offset` percent of its way; a page that cannot scroll
 * never fires. Up: fires at the first place above the place of the start or of the last event.
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
