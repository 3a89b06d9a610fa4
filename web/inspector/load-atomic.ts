import type { ApolloClient } from '@apollo/client';
import { atomicLooks } from '@outrigger/elements/elements/atomic/atomic-looks';
import {
	AtomicPartsDocument,
	type AtomicPartsQuery,
} from '@outrigger/elements/elements/atomic/atomic-parts.extension.generated';
import { atomicIds } from '@outrigger/elements/elements/atomic/use-element-trees';
import { variableOf } from '@outrigger/elements/elements/atomic/variable-of';
import { VariablesDocument } from '@outrigger/elements/page/page.extension.generated';
import { registry } from '@outrigger/elements/registry';
import { readVariables, type StoredVariable } from '@outrigger/rules/atomic/variables';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { InspectedAtomic, InspectedDocument } from './inspected-page';

type StoredParts = AtomicPartsQuery['elementorAtomicDocuments'][number];

/** The variables of the site, deleted ones among them: settings that still name a deleted variable keep its value. */
export async function loadVariables(client: ApolloClient): Promise<StoredVariable[]> {
	const { data } = await client.query({ query: VariablesDocument });
	return (data?.elementorVariables ?? []).map(({ isSyncedToV3: isSynced, ...variable }) => ({
		...variable,
		isSynced,
	}));
}

/** Maps the custom property of each variable to its description in the editor's view. */
export function variableWords(variables: readonly StoredVariable[]): Record<string, string> {
	const names = readVariables(variables);
	return Object.fromEntries(
		variables.flatMap(({ id, label, isDeleted }) => {
			const name = names.get(id)?.name;
			return name ? [[name, `${isDeleted ? 'deleted variable' : 'variable'} ${label || id}`]] : [];
		}),
	);
}

/**
 * Adds to documents with elements of version 4 the classes, interactions and looks of these elements, and to the
 * documents' export the site's classes and variables that these elements use. The host sends WordPress one request for
 * all documents.
 */
export async function withAtomic(
	documents: readonly InspectedDocument[],
	variables: readonly StoredVariable[],
	client: ApolloClient,
): Promise<InspectedDocument[]> {
	const ids = atomicIds(documents);
	if (ids.length === 0) return [...documents];
	const { data } = await client.query({ query: AtomicPartsDocument, variables: { ids } });
	return documents.map((document) => {
		const parts = data?.elementorAtomicDocuments.find(
			({ databaseId }) => databaseId === document.databaseId,
		);
		return parts ? withParts(document, parts, variables) : document;
	});
}

function withParts(
	document: InspectedDocument,
	{ elements, classes }: StoredParts,
	variables: readonly StoredVariable[],
): InspectedDocument {
	const byId = new Map(elements.map((part) => [part.id, part]));
	const references = { variable: variableOf(readVariables(variables)) };
	const atomic = document.elements.flatMap((element): [string, InspectedAtomic][] => {
		const type = element.widgetType ?? element.elType;
		if (!type.startsWith('e-')) return [];
		const { styles = {}, interactions = {} } = byId.get(element.id) ?? {};
		const node: ElementNode = {
			...element,
			children: [],
			atomic: { styles, interactions, classes, drawing: null },
		};
		const looks = atomicLooks(node, registry.atomic.get(type), references);
		return [[element.id, { styles, interactions, looks }]];
	});
	const items = classes.map(({ id, label, style }) => [id, { id, label, type: 'class', ...style }]);
	const text = JSON.stringify([document.elements, elements, classes]);
	const used = variables.filter(({ id, isDeleted }) => !isDeleted && text.includes(`"${id}"`));
	return {
		...document,
		atomic: Object.fromEntries(atomic),
		more: {
			...document.more,
			...(items.length > 0 && {
				global_classes: {
					items: Object.fromEntries(items),
					order: classes.toSorted((a, b) => a.order - b.order).map(({ id }) => id),
				},
			}),
			...(used.length > 0 && {
				global_variables: {
					data: Object.fromEntries(
						used.map(({ id, type, label, value }, at) => [
							id,
							{ type, label, value, order: at + 1 },
						]),
					),
				},
			}),
		},
	};
}
