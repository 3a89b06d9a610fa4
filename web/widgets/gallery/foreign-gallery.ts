import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { masonryLayout } from '@outrigger/rules/layout/masonry';
import { masonryProperties } from '@outrigger/rules/layout/masonry-css';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { adoptSheet } from '../../browser/adopted-sheets';
import { pageBreakpoints, watchDevice } from '../../browser/device';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { columnsOn } from './columns';
import css from './gallery.css?inline';

/**
 * Shows a gallery that the builder rendered. The builder's markup has the pictures in attributes, because a script of
 * the builder lays them out.
 *
 * @param container `.elementor-gallery__container`
 * @param stored `data-settings`, not checked
 */
export function showForeignGallery(container: HTMLElement, stored: unknown): Unsubscribe {
	const settings = plainObjectOf(stored);
	const layout =
		['justified', 'masonry'].find((name) => name === settings.gallery_layout) ?? 'grid';
	const items = [...container.querySelectorAll<HTMLElement>('.e-gallery-item')];
	const pictures = items.map(showPicture);
	const addSheet = adoptSheet(css);
	// The builder's script marks the first title; the filter moves the mark.
	const [first] = container.parentElement?.querySelectorAll('.elementor-gallery-title') ?? [];
	first?.classList.add('elementor-item-active');
	first?.setAttribute('aria-pressed', 'true');
	container.classList.add(`e-gallery-${layout}`);
	const styled: HTMLElement[] = [container, ...items];
	const set = (element: HTMLElement, properties: Record<string, string>) => {
		for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
	};
	set(container, { '--aspect-ratio': ratioOf(settings.aspect_ratio) });
	for (const [index, item] of items.entries())
		set(item, { '--ratio': `${1 / shapeOf(pictures[index])}` });
	const stop = watchDevice((device) => {
		const columns = columnsOn(settings, device, pageBreakpoints());
		const gap = sizeOf(settings[device === 'desktop' ? 'gap' : `gap_${device}`] ?? settings.gap);
		set(container, { '--columns': `${columns}`, '--hgap': gap, '--vgap': gap });
		if (layout !== 'masonry') return;
		const lying = masonryProperties(masonryLayout(pictures.map(shapeOf), columns));
		set(container, lying.container);
		for (const [index, item] of items.entries()) set(item, lying.items[index] ?? {});
	});
	return () => {
		stop();
		first?.classList.remove('elementor-item-active');
		first?.removeAttribute('aria-pressed');
		addSheet();
		container.classList.remove(`e-gallery-${layout}`);
		for (const picture of pictures) picture?.remove();
		for (const element of styled) element.removeAttribute('style');
	};
}

/** Adds the picture that the item's attributes describe to the markup; undefined if its address must not be loaded. */
function showPicture(item: HTMLElement): HTMLImageElement | undefined {
	const box = item.querySelector<HTMLElement>('.e-gallery-image[data-thumbnail]');
	const src = safeMediaUrl(box?.dataset.thumbnail);
	if (!box || src === undefined) return undefined;
	const image = document.createElement('img');
	image.loading = 'lazy';
	image.alt = '';
	for (const name of ['width', 'height']) {
		const pixels = Number(box.dataset[name]);
		if (pixels > 0) image.setAttribute(name, `${pixels}`);
	}
	image.src = src;
	box.append(image);
	return image;
}

function shapeOf(image: HTMLImageElement | undefined): number {
	const shape = Number(image?.getAttribute('height')) / Number(image?.getAttribute('width'));
	return shape > 0 ? shape : 2 / 3;
}

function ratioOf(stored: unknown): string {
	const [, width, height] = /^(\d{1,2}):(\d{1,2})$/.exec(`${stored}`) ?? [];
	return width && height ? `${width} / ${height}` : '3 / 2';
}

function sizeOf(stored: unknown): string {
	const { size } = plainObjectOf(stored);
	return `${typeof size === 'number' && size >= 0 ? size : 10}px`;
}
