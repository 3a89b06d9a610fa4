import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { createContext } from 'react';

/** The place of a title or a panel in its tabs. */
export interface TabPlace {
	titleId: string;
	panelId: string;
	/** True for the title and the panel that the tabs show first. */
	isActive: boolean;
	/** True for a title that has a panel, and for a panel that has a title. */
	isPaired: boolean;
}

/** The places, by the element of the title or panel; empty outside of tabs. */
export const TabPlaces = createContext<ReadonlyMap<ElementNode, TabPlace>>(new Map());

/**
 * Returns the places of titles and panels. The first title belongs to the first panel, and so on. Parts of tabs inside
 * of a panel do not count.
 *
 * @param active the index of the panel that is shown first, from 0; if there is no such panel, the first panel is shown
 * @param id prefix of the ids of titles and panels
 */
export function tabPlaces(
	tabs: ElementNode,
	active: number,
	id: string,
): Map<ElementNode, TabPlace> {
	const titles = partsOf(tabs, 'e-tab');
	const panels = partsOf(tabs, 'e-tab-content');
	const shown = active >= 0 && active < titles.length ? active : 0;
	const place = (index: number): TabPlace => ({
		titleId: `${id}-tab-${index}`,
		panelId: `${id}-tab-content-${index}`,
		isActive: index === shown,
		isPaired: index < Math.min(titles.length, panels.length),
	});
	return new Map(
		[...titles, ...panels].map((part) => {
			const list = part.elType === 'e-tab' ? titles : panels;
			return [part, place(list.indexOf(part))];
		}),
	);
}

function partsOf(element: ElementNode, type: string): ElementNode[] {
	return element.children.flatMap((child) => {
		if (child.elType === type) return [child];
		return child.elType === 'e-tabs' ? [] : partsOf(child, type);
	});
}
