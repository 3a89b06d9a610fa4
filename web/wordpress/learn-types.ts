import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type {
	DocumentNode,
	FieldNode,
	FragmentDefinitionNode,
	SelectionNode,
	SelectionSetNode,
} from 'graphql';
import { possibleTypes } from './possible-types.generated';

/** Maps an interface to the types that have it, as answers have shown. */
export type LearntTypes = Map<string, Set<string>>;

/**
 * Returns the interfaces of types, as far as one answer shows them: WordPress answers the fields of a fragment (also
 * with null) exactly if the type has the interface. So a site's own content types need no introspection, which a real
 * site refuses. Fragments on types, which are no interfaces, show nothing new.
 *
 * @param document the operation with its fragments; every object of `data` contains `__typename`
 */
export function learnTypes(document: DocumentNode, data: unknown): LearntTypes {
	const learnt: LearntTypes = new Map();
	const fragments = new Map<string, FragmentDefinitionNode>();
	for (const definition of document.definitions) {
		if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
	}

	function visit(selectionSet: SelectionSetNode | undefined, value: unknown): void {
		if (!selectionSet) return;
		if (Array.isArray(value)) {
			for (const item of value) visit(selectionSet, item);
		} else if (isPlainObject(value)) {
			for (const selection of selectionSet.selections) visitSelection(selection, value);
		}
	}

	function visitSelection(selection: SelectionNode, value: Record<string, unknown>): void {
		if (selection.kind === 'Field') {
			visit(selection.selectionSet, value[keyOf(selection)]);
			return;
		}
		const fragment =
			selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value);
		const name = fragment?.typeCondition?.name.value;
		if (!fragment || !hasFields(fragment.selectionSet, value, name)) return;
		const type = value.__typename;
		if (name && Object.hasOwn(possibleTypes, name) && typeof type === 'string') {
			learnt.set(name, (learnt.get(name) ?? new Set()).add(type));
		}
		visit(fragment.selectionSet, value);
	}

	/**
	 * Returns true if the answer has every field that the query requests from a type; fragments on narrower types do
	 * not count.
	 */
	function hasFields(
		{ selections }: SelectionSetNode,
		value: Record<string, unknown>,
		typeName: string | undefined,
	): boolean {
		return selections.every((selection) => {
			if (selection.kind === 'Field') return keyOf(selection) in value;
			if (selection.kind === 'InlineFragment') return true;
			const named = fragments.get(selection.name.value);
			const isSameType = named?.typeCondition.name.value === typeName;
			return !named || !isSameType || hasFields(named.selectionSet, value, typeName);
		});
	}

	for (const definition of document.definitions) {
		if (definition.kind === 'OperationDefinition') visit(definition.selectionSet, data);
	}
	return learnt;
}

/** Returns the name of a field in the answer. */
function keyOf({ alias, name }: FieldNode): string {
	return alias?.value ?? name.value;
}
