import type { ApolloClient } from '@apollo/client';
import { NodeElementsDocument } from '../elements/tree/stored-document.extension.generated';
import { NodeContentDocument } from '../wordpress/node-content.generated';
import { NodeTermsDocument, type NodeTermsQuery } from '../wordpress/node-terms.generated';
import { PageDesignDocument } from './page.extension.generated';
import { PageTextsDocument, type PageTextsQuery } from './page.generated';

/**
 * Requests the text and the terms of the content at a URI at the same time as its subject, and stores them in the cache
 * for widgets. Never rejects: without an answer the widgets request them themselves.
 */
export async function askTextsAhead(client: ApolloClient, uri: string): Promise<void> {
	const { data } = await client
		.query({ query: PageTextsDocument, variables: { uri }, fetchPolicy: 'no-cache' })
		.catch(() => ({ data: undefined }));
	if (data?.nodeByUri) keepTexts(client, data.nodeByUri);
}

/**
 * Requests a page with the extension, which gives its elements. It does not request the text, because the builder would
 * have to render the page for it.
 */
export async function askDesignAhead(client: ApolloClient, uri: string): Promise<void> {
	const { data } = await client
		.query({ query: PageDesignDocument, variables: { uri }, fetchPolicy: 'no-cache' })
		.catch(() => ({ data: undefined }));
	const node = data?.nodeByUri;
	if (!node || !('databaseId' in node)) return;
	if ('terms' in node) keepTerms(client, node.databaseId, node.terms?.nodes ?? []);
	const { terms, databaseId, ...contentNode } = { terms: null, ...node };
	client.writeQuery({
		query: NodeElementsDocument,
		variables: { id: `${databaseId}` },
		data: { contentNode },
	});
}

function keepTexts(client: ApolloClient, node: NonNullable<PageTextsQuery['nodeByUri']>): void {
	if (!('databaseId' in node) || !('content' in node)) return;
	const { __typename, id, databaseId } = node;
	const text = {
		__typename,
		id,
		content: node.content,
		...('hasPassword' in node && { hasPassword: node.hasPassword }),
	};
	client.writeQuery({
		query: NodeContentDocument,
		variables: { id: `${databaseId}`, asPreview: false },
		data: { contentNode: text },
	});
	if (!('terms' in node)) return;
	keepTerms(client, databaseId, node.terms?.nodes ?? []);
}

function keepTerms(
	client: ApolloClient,
	databaseId: number,
	nodes: NonNullable<NodeTermsQuery['terms']>['nodes'],
): void {
	client.writeQuery({
		query: NodeTermsDocument,
		variables: { nodeIds: [`${databaseId}`] },
		data: { terms: { nodes } },
	});
}
