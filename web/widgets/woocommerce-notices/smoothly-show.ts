import { isReducedMotion } from '../../browser/reduced-motion';

/** Brings something into the middle of the window, unless it is in view already; at once for who wants less motion. */
export function smoothlyShow(element: HTMLElement): void {
	const { top, bottom } = element.getBoundingClientRect();
	if (top >= 0 && bottom <= document.documentElement.clientHeight) return;
	element.scrollIntoView({
		block: 'center',
		behavior: isReducedMotion() ? 'instant' : 'smooth',
	});
}
