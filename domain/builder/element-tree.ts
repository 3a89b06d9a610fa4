import { withTodaysNames } from '../add-ons/first-versions';
import { withKnownForms } from '../add-ons/known-forms';
import { asKnownWidget } from '../add-ons/known-widget';
import { isPlainObject } from '../values/plain-object';

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
 * Nests the flat list of a builder document as it is shown: forms, widgets and controls of other versions and of
 * add-ons under the names that are known here.
 *
 * Order is the list's order. An element whose parent is missing, or that would be its own ancestor, stands at
 * the root instead of being lost; of two elements with one id the first is the parent of what names that id.
 */
export function buildElementTree(flat: readonly FlatElement[]): ElementNode[] {
	const shown = withKnownForms(flat).map(({ settings, ...element }) => {
		const today = withTodaysNames(element.elType, isPlainObject(settings) ? settings : {});
		const named = { ...element, settings: today };
		return { ...named, ...asKnownWidget(named) };
	});
	return storedElementTree(shown);
}

/** The same as it is stored: what an export holds. */
export function storedElementTree(flat: readonly FlatElement[]): ElementNode[] {
	const nodes = flat.map(
		({ id, elType, widgetType, settings, renderedHtml }): ElementNode => ({
			id,
			elType,
			widgetType,
			settings: isPlainObject(settings) ? settings : {},
			renderedHtml,
			children: [],
		}),
	);
	const parents = parentsOf(flat);
	const roots: ElementNode[] = [];
	nodes.forEach((node, index) => {
		const parentNode = nodes[parents[index] ?? -1];
		(parentNode ? parentNode.children : roots).push(node);
	});
	return roots;
}

/** The places of the parents; undefined for what stands at the root. Each element is looked at once. */
function parentsOf(flat: readonly FlatElement[]): (number | undefined)[] {
	const indexById = new Map<string, number>();
	flat.forEach(({ id }, index) => {
		if (!indexById.has(id)) indexById.set(id, index);
	});
	const named = flat.map(({ parentId }) =>
		parentId === null ? undefined : indexById.get(parentId),
	);
	/** Whether the ancestors of an element end at the root, for those whose ancestors were walked. */
	const endsAtRoot = new Map<number, boolean>();
	return named.map((parent, index) => {
		const path = new Set<number>();
		let at: number | undefined = index;
		while (at !== undefined && !endsAtRoot.has(at) && !path.has(at)) {
			path.add(at);
			at = named[at];
		}
		const ends = at === undefined || endsAtRoot.get(at) === true;
		for (const one of path) endsAtRoot.set(one, ends);
		return endsAtRoot.get(index) ? parent : undefined;
	});
}
