import { masonryLayout, unevenness } from '@outrigger/rules/layout/masonry';
import { masonryProperties } from '@outrigger/rules/layout/masonry-css';
import { computedStyle } from '../../browser/computed-style';
import { watchDevice } from '../../browser/device';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** If the ends of the columns differ by more than this, the layout seems to have a hole. Measured in column widths. */
const HOLE = 0.2;

/** The largest number of columns that the layout may drop to avoid holes. */
const MOST_LESS = 2;

/** Lays out the pictures of a masonry that remain after filtering. */
export interface MasonryFilter {
	lay: () => void;
	detach: Unsubscribe;
}

/**
 * If a masonry shows all of its pictures, the page's sheet places them. If it shows only some of them, this function
 * places each picture, and places it again when the device changes, because the number of columns then changes too.
 */
export function layMasonry(container: HTMLElement, items: readonly HTMLElement[]): MasonryFilter {
	const lay = () => {
		const shown = items.filter(({ hidden }) => !hidden);
		if (shown.length === items.length && !container.dataset.layout) return;
		const columns = Number(computedStyle(container).getPropertyValue('--columns'));
		const gap = gapOf(container, columns);
		const { layout, columns: used } = levelled(shown.map(shapeOf), columns, gap);
		const { container: whole, items: each } = masonryProperties(layout);
		write(container, { ...whole, '--used': `${used}` });
		for (const [index, item] of shown.entries()) write(item, each[index] ?? {});
		container.dataset.layout = 'part';
		if (shown.length === items.length) clear();
	};
	const clear = () => {
		if (!container.dataset.layout) return;
		delete container.dataset.layout;
		for (const name of ['--end', '--used']) container.style.removeProperty(name);
		for (const item of items) {
			for (const name of ['--c', '--t', '--tg', '--h', '--hg']) item.style.removeProperty(name);
			if (!item.getAttribute('style')) item.removeAttribute('style');
		}
		if (!container.getAttribute('style')) container.removeAttribute('style');
	};
	const stop = watchDevice(lay);
	return {
		lay,
		detach() {
			stop();
			clear();
		},
	};
}

/** Returns a layout without holes: if a few pictures leave holes, the layout has one or two columns less. */
function levelled(shapes: readonly number[], columns: number, gap: number | undefined) {
	const fewest = columns < 3 ? columns : Math.max(2, columns - MOST_LESS);
	for (let count = columns; count >= fewest; count -= 1) {
		const layout = masonryLayout(shapes, count, gap);
		if (unevenness(layout, gap) <= HOLE) return { layout, columns: count };
	}
	return { layout: masonryLayout(shapes, columns, gap), columns };
}

/**
 * Returns the space between two rows, including texts below pictures, measured in column widths; undefined if it is
 * unknown.
 */
function gapOf(container: HTMLElement, columns: number): number | undefined {
	const { rowGap, columnGap } = computedStyle(container);
	const between = Number.parseFloat(columnGap) * (columns - 1);
	const gap = Number.parseFloat(rowGap) / ((container.clientWidth - between) / columns);
	return gap >= 0 && Number.isFinite(gap) ? gap : undefined;
}

/** Height divided by width, from the attributes that the server wrote on the picture. */
function shapeOf(item: HTMLElement): number {
	const image = item.querySelector('img');
	return Number(image?.getAttribute('height')) / Number(image?.getAttribute('width'));
}

function write(element: HTMLElement, properties: Record<string, string>): void {
	for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}
