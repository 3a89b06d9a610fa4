import type { ApolloClient } from '@apollo/client';
import type { ElementNode, ShowElements } from '@outrigger/rules/builder/element-tree';
import { AtomicPartsDocument } from '../atomic/atomic-parts.extension.generated';
import { atomicIds, elementTree, type StoredTree } from '../atomic/use-element-trees';
import {
	NodeElementsDocument,
	TemplatesDocument,
} from '../tree/stored-document.extension.generated';
import type { DocumentInfo } from './render-context';

/** A document of the builder and everything in it. */
export interface FoundDocument {
	document: DocumentInfo;
	nodes: readonly ElementNode[];
}

/**
 * Loads a page or post that was designed in the builder, or a template of any type. Works only with a WordPress that
 * has the extension.
 * @param hasAtomic true if WordPress answers with the data that elements of version 4 have beside their settings
 * @returns null if there is no such document that the caller may see
 */
export async function findDocument(
	{ client, showElements }: Asker,
	databaseId: number,
	hasAtomic = false,
): Promise<FoundDocument | null> {
	const { data } = await client.query({
		query: NodeElementsDocument,
		variables: { id: `${databaseId}` },
	});
	const node = data?.contentNode;
	if (node && 'elementorElements' in node && node.elementorElements) {
		return {
			document: { databaseId, type: node.elementorDocumentType ?? 'wp-page' },
			nodes: await treeOf(
				{ client, showElements },
				{ databaseId, elements: node.elementorElements },
				hasAtomic,
			),
		};
	}
	const answer = await client.query({
		query: TemplatesDocument,
		variables: { ids: [databaseId] },
	});
	const template = answer.data?.elementorTemplates?.[0];
	if (!template?.elementorElements) return null;
	return {
		document: { databaseId, type: template.elementorDocumentType ?? 'section' },
		nodes: await treeOf(
			{ client, showElements },
			{ databaseId, elements: template.elementorElements },
			hasAtomic,
		),
	};
}

/** What the search for a document needs: a client, and the translation of stored elements. */
interface Asker {
	client: ApolloClient;
	showElements: ShowElements;
}

async function treeOf(
	{ client, showElements }: Asker,
	document: StoredTree,
	hasAtomic: boolean,
): Promise<ElementNode[]> {
	const ids = hasAtomic ? atomicIds([document]) : [];
	if (ids.length === 0) return elementTree(document, undefined, showElements);
	const { data } = await client.query({ query: AtomicPartsDocument, variables: { ids } });
	return elementTree(document, data, showElements);
}

/** Finds the widget with an id anywhere in a document. */
export function findWidget(nodes: readonly ElementNode[], id: string): ElementNode | null {
	for (const node of nodes) {
		if (node.id === id && node.elType === 'widget') return node;
		const inside = findWidget(node.children, id);
		if (inside) return inside;
	}
	return null;
}
