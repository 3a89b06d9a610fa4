import { watchBoxSizes } from '../../browser/box-sizes';
import { tellWindow } from '../../browser/events';
import { pageScroll, watchScroll } from '../../browser/scroll';

/**
 * Keeps as much room at the edge of the page as a bar takes, and takes a bar along with the page that is not to stay.
 * @returns gives the room back
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

/** It is fixed, so that nothing above it in the tree matters, and leaves as if it were the first thing on the page. */
function follow(bar: HTMLElement): void {
	bar.style.translate = `0 ${-Math.min(pageScroll(), bar.offsetHeight)}px`;
}
