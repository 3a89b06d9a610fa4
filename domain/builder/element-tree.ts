import { isPlainObject } from '../values/plain-object';

/** A bag of settings: control name → value, as the builder stores it. */
export type ElementSettings = Record<string, unknown>;

/** The stored data of a version 4 element beside its settings. */
export interface AtomicParts {
	/** Its local classes, by id. */
	styles: Readonly<Record<string, unknown>>;
	/** The site's classes that its document uses. */
	classes: readonly GlobalClass[];
	/** `{items, version}`; an empty object without interactions. */
	interactions: Readonly<Record<string, unknown>>;
	/** Markup of an SVG from the media library, not yet sanitised; null without a drawing. */
	drawing: string | null;
	/** The element's id inside its component; absent outside of components. */
	originalId?: string;
}

/** A class of the whole site, which elements reference by id. */
export interface GlobalClass {
	id: string;
	/** The label that the editor chose. */
	label: string;
	/** Its position among the site's classes: of two classes, the lower position wins. */
	order: number;
	/** `{variants}`, unchanged. */
	style: Readonly<Record<string, unknown>>;
}

/** An element of the flat list in WordPress's answer. */
export interface FlatElement {
	id: string;
	parentId: string | null;
	/** `container`, `section`, `column`, `widget`, or a type of a newer builder. */
	elType: string;
	widgetType: string | null;
	settings: ElementSettings;
	renderedHtml: string | null;
	/** Absent for an element of version 3. */
	atomic?: AtomicParts;
}

/** An element with its children in order. */
export interface ElementNode {
	id: string;
	elType: string;
	widgetType: string | null;
	settings: ElementSettings;
	renderedHtml: string | null;
	atomic?: AtomicParts;
	children: ElementNode[];
}

/**
 * Translates stored elements into the elements that pages render: forms, widgets and controls of add-ons and of other
 * builder versions.
 */
export type ShowElements = (flat: readonly FlatElement[]) => readonly FlatElement[];

/**
 * Nests the flat list of a builder document, after `show` has translated it.
 *
 * Keeps the order of the list. An element moves to the root if its parent is missing or if it would be its own
 * ancestor. If two elements share an id, the first of them is the parent of the elements that name this id as their
 * parent.
 */
export function buildElementTree(flat: readonly FlatElement[], show: ShowElements): ElementNode[] {
	return storedElementTree(show(flat));
}

/** Nests the flat list without translation, as an export needs it. */
export function storedElementTree(flat: readonly FlatElement[]): ElementNode[] {
	const nodes = flat.map(
		({ id, elType, widgetType, settings, renderedHtml, atomic }): ElementNode => ({
			id,
			elType,
			widgetType,
			settings: isPlainObject(settings) ? settings : {},
			renderedHtml,
			...(atomic && { atomic }),
			children: [],
		}),
	);
	const parents = withinDepth(parentsOf(flat));
	const roots: ElementNode[] = [];
	nodes.forEach((node, index) => {
		const parentNode = nodes[parents[index] ?? -1];
		(parentNode ? parentNode.children : roots).push(node);
	});
	return roots;
}

/**
 * The largest depth of the tree, deeper than any design. Broken exports nest thousands of boxes, and the renderer
 * recurses several calls per box.
 */
const MAX_DEPTH = 200;

/**
 * Returns the parents with a limited depth: an element beyond it moves to the deepest allowed box. Visits each
 * element once.
 */
function withinDepth(parents: readonly (number | undefined)[]): (number | undefined)[] {
	const depths = new Map<number, number>();
	const places = [...parents];
	for (const start of parents.keys()) {
		const line: number[] = [];
		for (let at: number | undefined = start; at !== undefined && !depths.has(at); at = parents[at])
			line.push(at);
		for (const index of line.reverse()) {
			const parent = parents[index];
			const depth = parent === undefined ? 1 : (depths.get(parent) ?? 0) + 1;
			depths.set(index, depth);
			if (parent !== undefined && depth > MAX_DEPTH) places[index] = places[parent];
		}
	}
	return places;
}

/** Returns the index of each element's parent; undefined at the root. Visits each element once. */
function parentsOf(flat: readonly FlatElement[]): (number | undefined)[] {
	const indexById = new Map<string, number>();
	flat.forEach(({ id }, index) => {
		if (!indexById.has(id)) indexById.set(id, index);
	});
	const named = flat.map(({ parentId }) =>
		parentId === null ? undefined : indexById.get(parentId),
	);
	/** Holds the visited elements: true if the ancestors of an element end at the root. */
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
