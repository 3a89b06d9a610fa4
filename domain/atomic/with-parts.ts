import type { FlatElement, GlobalClass } from '../builder/element-tree';

/** The data of a version 4 element beside its settings, in WordPress's answer. */
export interface ElementParts {
	id: string;
	styles: Readonly<Record<string, unknown>>;
	interactions: Readonly<Record<string, unknown>>;
	/** Markup of a drawing of the media library; null for none. */
	drawing: string | null;
}

/** A component in WordPress's answer. */
export interface StoredComponent {
	databaseId: number;
	elements: readonly FlatElement[];
	atomicElements: readonly ElementParts[];
}

/** The version 4 data of a document. */
export interface DocumentParts {
	elements: readonly ElementParts[];
	classes: readonly GlobalClass[];
	components: readonly StoredComponent[];
}

/** True for an element of the builder's version 4. */
export function isAtomic({
	elType,
	widgetType,
}: Pick<FlatElement, 'elType' | 'widgetType'>): boolean {
	return (widgetType ?? elType).startsWith('e-');
}

/**
 * Adds the version 4 data to the elements. If two entries have the same id, the first counts; elements of version 3
 * stay unchanged.
 *
 * @param classes the classes of the site
 */
export function withParts(
	flat: readonly FlatElement[],
	parts: readonly ElementParts[],
	classes: readonly GlobalClass[],
): FlatElement[] {
	const byId = new Map<string, ElementParts>();
	for (const part of parts) if (!byId.has(part.id)) byId.set(part.id, part);
	return flat.map((element) => {
		if (!isAtomic(element)) return element;
		const { styles = {}, interactions = {}, drawing = null } = byId.get(element.id) ?? {};
		return { ...element, atomic: { styles, classes, interactions, drawing } };
	});
}
