import type { Breakpoints } from '../../../domain/breakpoints';
import type { ElementSettings } from '../../../domain/element-tree';
import { masonryLayout } from '../../../domain/masonry';
import { masonryProperties } from '../../../domain/masonry-css';
import { columnSteps } from './columns';

/**
 * The rules of one gallery: its columns on each device, and where each picture of a masonry lies there. So a layout is
 * right before any script, and on devices without one.
 *
 * @param scope selector of the widget
 * @param shapes height divided by width of each picture of a masonry; null for another layout
 */
export function galleryCss(
	scope: string,
	settings: ElementSettings,
	breakpoints: Breakpoints,
	shapes: readonly number[] | null,
): string {
	return columnSteps(settings, breakpoints)
		.map(({ columns, media }) => {
			const masonry = shapes && masonryProperties(masonryLayout(shapes, columns));
			const container = { '--columns': `${columns}`, ...masonry?.container };
			const rules = [
				`${scope} .elementor-gallery__container{${textOf(container)}}`,
				...(masonry?.items ?? []).map(
					(item, index) => `${scope} .e-gallery-item:nth-child(${index + 1}){${textOf(item)}}`,
				),
			].join('');
			return media ? `@media ${media}{${rules}}` : rules;
		})
		.join('');
}

function textOf(properties: Record<string, string>): string {
	return Object.entries(properties)
		.map(([name, value]) => `${name}:${value}`)
		.join(';');
}
