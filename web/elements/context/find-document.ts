import type { ApolloClient } from '@apollo/client';
import { buildElementTree, type ElementNode } from '@outrigger/rules/builder/element-tree';
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
 * Loads a page or post that was designed in the builder, or a template, whatever it is. Only a WordPress with the
 * extension can be asked.
 * @returns null where there is none for the asker
 */
export async function findDocument(
	client: ApolloClient,
	databaseId: number,
): Promise<FoundDocument | null> {
	const { data } = await client.query({
		query: NodeElementsDocument,
		variables: { id: `${databaseId}` },
	});
	const node = data?.contentNode;
	if (node && 'elementorElements' in node && node.elementorElements) {
		return {
			document: { databaseId, type: node.elementorDocumentType ?? 'wp-page' },
			nodes: buildElementTree(node.elementorElements),
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
		nodes: buildElementTree(template.elementorElements),
	};
}

/** The widget with an id, wherever it stands in a document. */
export function findWidget(nodes: readonly ElementNode[], id: string): ElementNode | null {
	for (const node of nodes) {
		if (node.id === id && node.elType === 'widget') return node;
		const inside = findWidget(node.children, id);
		if (inside) return inside;
	}
	return null;
}
