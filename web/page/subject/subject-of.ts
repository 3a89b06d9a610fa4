import type { ApolloClient } from '@apollo/client';
import type { SubjectTerm } from '@outrigger/rules/templates/conditions';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import { authorSubject, postsOnPage, postTypeSubject } from './archive-subjects';
import { contentSubject } from './single-subjects';
import { notFound, type Subject } from './subject';
import type { SubjectSources, UriNode } from './subject-sources';
import { termSubject } from './term-subject';

/**
 * Reads the answer of `nodeByUri`; `null`, and kinds of nodes that are no page, give `notFound`.
 * @throws RestRefused for an archive of content that core REST does not show
 */
export async function subjectOf(
	sources: SubjectSources,
	node: UriNode | null | undefined,
	pageForPosts: number,
): Promise<Subject> {
	if (!node) return notFound;
	if (node.__typename === 'Page' && node.databaseId === pageForPosts) {
		return postsOnPage(sources.rest, node);
	}
	if ('contentTypeName' in node) {
		const ancestors = 'ancestors' in node ? (node.ancestors?.nodes ?? []) : [];
		const place = {
			terms: sources.needsTerms ? await termsOf(sources.client, node.databaseId) : [],
			ancestors,
		};
		const subject = contentSubject(node, place, sources.say);
		return { ...subject, translatable: translatable('content', node) };
	}
	if (node.__typename === 'User') return authorSubject(node);
	if (node.__typename === 'ContentType') return postTypeSubject(sources, node, pageForPosts);
	if ('taxonomyName' in node) {
		return { ...(await termSubject(sources, node)), translatable: translatable('term', node) };
	}
	return notFound;
}

function translatable(
	kind: 'content' | 'term',
	{ __typename, databaseId }: { __typename: string; databaseId: number },
): Subject['translatable'] {
	return { kind, typeName: __typename, databaseId };
}

/** The terms of a piece of content in every taxonomy, with the parents that WordPress names in the same answer. */
export async function termsOf(client: ApolloClient, databaseId: number): Promise<SubjectTerm[]> {
	const { data } = await client.query({
		query: NodeTermsDocument,
		variables: { nodeIds: [`${databaseId}`] },
	});
	return (data?.terms?.nodes ?? []).map((term) => ({
		taxonomy: term.taxonomyName ?? '',
		databaseId: term.databaseId,
		ancestorIds: 'parentDatabaseId' in term && term.parentDatabaseId ? [term.parentDatabaseId] : [],
	}));
}
