import { masonryLayout, unevenness } from '@outrigger/rules/layout/masonry';
import { masonryProperties } from '@outrigger/rules/layout/masonry-css';
import { computedStyle } from '../../browser/computed-style';
import { watchDevice } from '../../browser/device';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Columns that end further apart than this, in widths of a column, look like a hole. */
const HOLE = 0.2;

/** The number of columns that the layout may drop to avoid gaps. */
const MOST_LESS = 2;

/** Lays the pictures of a masonry that are left after filtering. */
export interface MasonryFilter {
	lay: () => void;
	detach: Unsubscribe;
}

/**
 * The page's sheet places a masonry that shows all of its pictures. If it shows a part of them, each picture gets a
 * place here, and again when the device, and with it the number of columns, changes.
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

/** A few pictures may leave holes where a column less, or two, has none. */
function levelled(shapes: readonly number[], columns: number, gap: number | undefined) {
	const fewest = columns < 3 ? columns : Math.max(2, columns - MOST_LESS);
	for (let count = columns; count >= fewest; count -= 1) {
		const layout = masonryLayout(shapes, count, gap);
		if (unevenness(layout, gap) <= HOLE) return { layout, columns: count };
	}
	return { layout: masonryLayout(shapes, columns, gap), columns };
}

/**
 * Returns the space between two rows, including texts below pictures, in widths of a column;
 * undefined if it is unknown.
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
