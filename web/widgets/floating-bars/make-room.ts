import { watchBoxSizes } from '../../browser/box-sizes';
import { tellWindow } from '../../browser/events';
import { pageScroll, watchScroll } from '../../browser/scroll';

/**
 * Keeps as much room at the edge of the page as the bar takes. A bar at the top that is not sticky scrolls away with
 * the page.
 * @returns a function that removes the room again
 */
export function makeRoom(bar: HTMLElement): () => void {
	const isTop = !bar.classList.contains('has-vertical-position-bottom');
	const property = `--e-floating-bars-room-${isTop ? 'top' : 'bottom'}`;
	const { style } = document.documentElement;
	const stopSizes = watchBoxSizes(
		[bar],
		() => {
			const height = `${bar.offsetHeight}px`;
			if (style.getPropertyValue(property) === height) return;
			style.setProperty(property, height);
			tellWindow('resize', {});
		},
		'border-box',
	);
	const stopScroll =
		isTop && !bar.classList.contains('is-sticky') ? watchScroll(() => follow(bar)) : () => {};
	if (isTop && !bar.classList.contains('is-sticky')) follow(bar);
	return () => {
		stopSizes();
		stopScroll();
		style.removeProperty(property);
		bar.style.removeProperty('translate');
		if (!document.documentElement.getAttribute('style')) {
			document.documentElement.removeAttribute('style');
		}
	};
}

/**
 * Moves the bar as if it were the first element of the page: it is fixed, so that no element around it affects it, and
 * this translates it by the scrolled distance.
 */
function follow(bar: HTMLElement): void {
	bar.style.translate = `0 ${-Math.min(pageScroll(), bar.offsetHeight)}px`;
}
