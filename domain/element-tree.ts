import { withTodaysNames } from './earlier-names';

/** A builder setting bag: control name → value, as the builder stores it. */
export type ElementSettings = Record<string, unknown>;

/** One element of the flat list that WordPress answers. */
export interface FlatElement {
	id: string;
	parentId: string | null;
	/** `container`, `section`, `column`, `widget`, or what a newer builder invents. */
	elType: string;
	widgetType: string | null;
	settings: ElementSettings;
	renderedHtml: string | null;
}

/** The same element with its children in order. */
export interface ElementNode {
	id: string;
	elType: string;
	widgetType: string | null;
	settings: ElementSettings;
	renderedHtml: string | null;
	children: ElementNode[];
}

/**
 * Nests the flat list of a builder document.
 *
 * Order is the list's order. An element whose parent is missing, or that would be its own ancestor, stands at
 * the root instead of being lost; of two elements with one id the first is the parent of what names that id.
 */
export function buildElementTree(flat: readonly FlatElement[]): ElementNode[] {
	const nodes = flat.map(
		({ id, elType, widgetType, settings, renderedHtml }): ElementNode => ({
			id,
			elType,
			widgetType,
			settings: isSettings(settings) ? withTodaysNames(elType, settings) : {},
			renderedHtml,
			children: [],
		}),
	);
	const indexById = new Map<string, number>();
	flat.forEach((element, index) => {
		if (!indexById.has(element.id)) indexById.set(element.id, index);
	});
	const roots: ElementNode[] = [];
	nodes.forEach((node, index) => {
		const parent = parentIndex(flat, indexById, index);
		const parentNode = parent === undefined ? undefined : nodes[parent];
		(parentNode ? parentNode.children : roots).push(node);
	});
	return roots;
}

/** PHP writes an empty bag as `[]`. */
function isSettings(value: unknown): value is ElementSettings {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parentIndex(
	flat: readonly FlatElement[],
	indexById: ReadonlyMap<string, number>,
	index: number,
): number | undefined {
	const parentOf = (child: number): number | undefined => {
		const parentId = flat[child]?.parentId;
		return parentId == null ? undefined : indexById.get(parentId);
	};
	const parent = parentOf(index);
	const seen = new Set([index]);
	for (let ancestor = parent; ancestor !== undefined; ancestor = parentOf(ancestor)) {
		if (seen.has(ancestor)) return undefined;
		seen.add(ancestor);
	}
	return parent;
}
