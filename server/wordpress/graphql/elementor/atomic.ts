import type { GlobalClassRecord, VariableRecord } from '@outrigger/formats/model/builder-records';
import type { ElementorElementRecord, PostRecord } from '@outrigger/formats/model/records';
import { isEnvelope, read } from '@outrigger/rules/atomic/envelope';
import { classes as classList } from '@outrigger/rules/atomic/values/lists';
import { color, textValue } from '@outrigger/rules/atomic/values/scalars';
import { size } from '@outrigger/rules/atomic/values/size';
import { isLocked, maySee } from '../../auth/visibility';
import type { GraphQLContext } from '../context';
import { findComponents } from './components';

/** A document with the components that it places. */
export interface AtomicDocument {
	post: PostRecord;
	components: readonly PostRecord[];
}

/** A class with its place among all classes. */
interface PlacedClass extends GlobalClassRecord {
	order: number;
}

/**
 * Of the given ids, the documents that have elements of version 4 and that the viewer may see, in the order of the ids.
 */
export function atomicDocuments(
	ids: readonly number[],
	{ store, viewer }: GraphQLContext,
): AtomicDocument[] {
	return [...new Set(ids)].flatMap((id) => {
		const post = store.post(id);
		if (!post?.elementor || !maySee(store, post, viewer) || isLocked(post, viewer)) return [];
		if (!post.elementor.elements.some(isAtomic)) return [];
		return [{ post, components: findComponents(post, store) }];
	});
}

/** True for an element of version 4. */
export function isAtomic({ elType, widgetType }: ElementorElementRecord): boolean {
	return (widgetType ?? elType).startsWith('e-');
}

/** Elements that have something beside their settings. */
export function atomicElements({ elementor }: PostRecord): ElementorElementRecord[] {
	return (elementor?.elements ?? []).filter(
		({ styles, interactions, widgetType }) => styles || interactions || widgetType === 'e-svg',
	);
}

/** The classes of the site that elements of a document or its components name, the strongest first. */
export function usedClasses(
	{ post, components }: AtomicDocument,
	{ store }: GraphQLContext,
): PlacedClass[] {
	const named = new Set(
		[post, ...components].flatMap(({ elementor }) =>
			(elementor?.elements ?? []).flatMap(
				({ settings }) => read(classList, settings.classes) ?? [],
			),
		),
	);
	return (store.content.kit.design?.classes ?? []).flatMap((one, order) =>
		named.has(one.id) ? [{ ...one, order }] : [],
	);
}

/** A variable's value in CSS; empty where it has none. */
export function variableCss({ value }: VariableRecord): string {
	const reader = isEnvelope(value) && value.$$type === 'size' ? size : color;
	const bare = isEnvelope(value) ? value.value : value;
	return read(reader, value) ?? read(textValue, bare) ?? '';
}
