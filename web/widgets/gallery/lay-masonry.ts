import { masonryLayout } from '../../../domain/masonry';
import { masonryProperties } from '../../../domain/masonry-css';
import { computedStyle } from '../../browser/computed-style';
import { watchDevice } from '../../browser/device';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Lays the pictures of a masonry that are left after filtering. */
export interface MasonryFilter {
	lay: () => void;
	detach: Unsubscribe;
}

/**
 * A masonry whose pictures are all shown lies as the page's sheet says. Of a part of them each gets a place here, and
 * again when the device, and with it the number of columns, becomes another one.
 */
export function layMasonry(container: HTMLElement, items: readonly HTMLElement[]): MasonryFilter {
	const lay = () => {
		const shown = items.filter(({ hidden }) => !hidden);
		if (shown.length === items.length && !container.dataset.layout) return;
		const columns = Number(computedStyle(container).getPropertyValue('--columns'));
		const layout = masonryProperties(masonryLayout(shown.map(shapeOf), columns));
		write(container, layout.container);
		for (const [index, item] of shown.entries()) write(item, layout.items[index] ?? {});
		container.dataset.layout = 'part';
		if (shown.length === items.length) clear();
	};
	const clear = () => {
		if (!container.dataset.layout) return;
		delete container.dataset.layout;
		container.style.removeProperty('--end');
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

/** Height divided by width, as the server said it beside the picture. */
function shapeOf(item: HTMLElement): number {
	const image = item.querySelector('img');
	return Number(image?.getAttribute('height')) / Number(image?.getAttribute('width'));
}

function write(element: HTMLElement, properties: Record<string, string>): void {
	for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}
