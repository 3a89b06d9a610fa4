import { computedStyle } from '../../browser/computed-style';
import { watchResize } from '../../browser/resize';
import { watchSizes } from '../../browser/sizes';
import { masonryMargins } from './masonry-margins';
import { itemsOf, LIST } from './results-text';

/** How long the window must keep its size before the gaps are read again, in milliseconds. */
const QUIET_MS = 100;

/** The masonry of one widget. */
export interface Masonry {
	/** Reads the items again, because some were added or removed. */
	refresh: () => void;
	detach: () => void;
}

/**
 * Moves the items of a list up to the items above them, and again after each change of an item's size: after a picture
 * has loaded, or the window or the columns have changed. It changes nothing with fewer than two columns, or if an item
 * spans several columns: then an item is not always below an item of the row before.
 */
export function masonry(element: HTMLElement): Masonry {
	let list: HTMLElement | null = null;
	let items: HTMLElement[] = [];

	const clear = () => {
		list?.style.removeProperty('margin-block-end');
		for (const item of items) item.style.removeProperty('margin-block-start');
	};

	const arrange = () => {
		if (!list) return;
		const { gridTemplateColumns, rowGap } = computedStyle(list);
		const tracks = gridTemplateColumns.split(' ').filter((track) => Number.parseFloat(track) > 0);
		const shown = items.filter((item) => !item.hidden);
		const spans = shown.some((item) => /\bspan [2-9]|-1/.test(computedStyle(item).gridColumn));
		if (tracks.length < 2 || spans) return clear();
		const { margins, end } = masonryMargins(
			shown.map((item) => sizes.heightOf(item)),
			tracks.length,
			Number.parseFloat(rowGap) || 0,
		);
		for (const [index, item] of shown.entries()) {
			setMargin(item, 'margin-block-start', margins[index] ?? 0);
		}
		setMargin(list, 'margin-block-end', -end);
	};

	const sizes = watchSizes(arrange);
	const stopResize = watchResize(QUIET_MS, arrange);

	const refresh = () => {
		const before = items;
		list = element.querySelector<HTMLElement>(LIST);
		items = itemsOf(list);
		for (const item of before)
			if (!items.includes(item)) item.style.removeProperty('margin-block-start');
		// The observer reports the first size of a new item before the browser paints the item.
		sizes.observe(items);
	};

	refresh();
	return {
		refresh,
		detach() {
			sizes.stop();
			stopResize();
			clear();
		},
	};
}

function setMargin(element: HTMLElement, side: string, pixels: number): void {
	if (pixels === 0) element.style.removeProperty(side);
	else element.style.setProperty(side, `${pixels}px`);
}
