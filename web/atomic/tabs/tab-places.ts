import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { createContext } from 'react';

/** The place of a title or a panel in its tabs. */
export interface TabPlace {
	titleId: string;
	panelId: string;
	/** True if the tabs show this title and panel first. */
	isActive: boolean;
	/** True if the other half of its pair exists. */
	isPaired: boolean;
}

/** Places by the element that stands there; empty outside of tabs. */
export const TabPlaces = createContext<ReadonlyMap<ElementNode, TabPlace>>(new Map());

/**
 * The places of titles and panels. The first title belongs to the first panel, and so on. Parts of tabs inside of a
 * panel do not count.
 *
 * @param active the place of the panel that is shown first, from 0; the first panel where this place does not exist
 * @param id in front of the ids of titles and panels
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
