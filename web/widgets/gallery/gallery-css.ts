import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { masonryLayout } from '@outrigger/rules/layout/masonry';
import { masonryProperties } from '@outrigger/rules/layout/masonry-css';
import { columnSteps } from './columns';

/** The values of one picture that the CSS rules of a gallery need. */
export interface PlacedPicture {
	/** Height divided by width. */
	shape: number;
	/** The numbers of the galleries that the picture belongs to, from 0. */
	tags: readonly number[];
}

/**
 * Selects the pictures of later galleries, which stay hidden while the bar of titles is hidden, until the handler is
 * attached.
 */
const NOT_OF_THE_FIRST =
	'.elementor-gallery__titles-container[hidden]+.elementor-gallery__container>.e-gallery-item:not([data-e-gallery-tags="0"],[data-e-gallery-tags^="0,"])';

/**
 * Returns the rules of one gallery: its columns on each device, and the place of each picture of a masonry. So the
 * layout is right before any script, and without script.
 *
 * @param scope selector of the widget
 * @param how.isMasonry true if pictures need places; other layouts do not need them
 * @param how.startsWithFirst true if the filter starts with the first gallery. With script the sheet then already hides
 *   the other galleries; otherwise the page would jump by their height
 */
export function galleryCss(
	scope: string,
	settings: ElementSettings,
	breakpoints: Breakpoints,
	pictures: readonly PlacedPicture[],
	{ isMasonry = false, startsWithFirst = false } = {},
): string {
	const all = [...pictures.keys()];
	const rules = layoutRules(scope, settings, breakpoints, pictures, isMasonry ? all : []);
	if (!startsWithFirst) return rules;
	const first = all.filter((index) => pictures[index]?.tags.includes(0));
	const places = isMasonry ? layoutRules(scope, settings, breakpoints, pictures, first) : '';
	return `${rules}@media (scripting:enabled){${scope} ${NOT_OF_THE_FIRST}{display:none}${places}}`;
}

/** @param placed indices of the pictures to which a masonry gives places; empty for another layout */
function layoutRules(
	scope: string,
	settings: ElementSettings,
	breakpoints: Breakpoints,
	pictures: readonly PlacedPicture[],
	placed: readonly number[],
): string {
	const shapes = placed.flatMap((index) => pictures[index]?.shape ?? []);
	return columnSteps(settings, breakpoints)
		.map(({ columns, media }) => {
			const masonry =
				shapes.length > 0 ? masonryProperties(masonryLayout(shapes, columns)) : undefined;
			const container = { '--columns': `${columns}`, ...masonry?.container };
			const rules = [
				`${scope} .elementor-gallery__container{${declarationsOf(container)}}`,
				...(masonry?.items ?? []).map(
					(item, at) =>
						`${scope} .e-gallery-item:nth-child(${(placed[at] ?? at) + 1}){${declarationsOf(item)}}`,
				),
			].join('');
			return media ? `@media ${media}{${rules}}` : rules;
		})
		.join('');
}

function declarationsOf(properties: Record<string, string>): string {
	return Object.entries(properties)
		.map(([name, value]) => `${name}:${value}`)
		.join(';');
}
