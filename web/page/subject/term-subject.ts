import type { ApolloClient } from '@apollo/client';
import { plainText } from '../../../domain/plain-text';
import { restNames } from '../../wordpress/rest';
import { ParentTermDocument } from '../page.generated';
import { archiveInfo, shownInRest } from './archive';
import { addressOf, notFound, type Subject } from './subject';
import type { SubjectSources, UriNode } from './subject-sources';

/** Deeper families of terms than this are not followed. */
const MAX_TERM_DEPTH = 10;

/**
 * The list of a term of any taxonomy.
 * @throws RestRefused for a taxonomy that core REST does not show
 */
export async function termSubject(
	{ client, rest }: SubjectSources,
	term: Extract<UriNode, { taxonomyName?: string | null }>,
): Promise<Subject> {
	const taxonomy = term.taxonomyName ?? '';
	const parentId = 'parentDatabaseId' in term ? (term.parentDatabaseId ?? null) : null;
	const [{ taxonomies }, ancestors] = await Promise.all([
		restNames(rest),
		termAncestors(client, parentId),
	]);
	const title = plainText(term.name ?? '');
	// REST lists one content type at a time; a taxonomy of several shows the first, posts before others.
	const { restBase, isHierarchical, contentTypes } = shownInRest(
		taxonomies.get(taxonomy),
		taxonomy,
	);
	const listed = shownInRest(contentTypes[0], taxonomy);
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: {
			...archiveInfo('term', title, term.description ?? ''),
			taxonomy,
			termDatabaseId: term.databaseId,
			contentType: listed.name,
		},
		mainQuery: {
			kind: 'term',
			restBase: listed.restBase,
			taxonomy: { restBase, isHierarchical, contentTypes: null },
			termId: term.databaseId,
		},
		condition: {
			kind: 'term',
			term: {
				taxonomy,
				databaseId: term.databaseId,
				ancestorIds: ancestors.map(({ databaseId }) => databaseId),
			},
		},
		parents: ancestors.map(({ name, uri }) => ({ label: name, uri })).toReversed(),
		uri: addressOf(term),
	};
}

/** The term's parent, its parent and so on, nearest first. */
async function termAncestors(client: ApolloClient, parentId: number | null) {
	const ancestors: { databaseId: number; name: string; uri: string | null }[] = [];
	let next = parentId;
	while (next && ancestors.length < MAX_TERM_DEPTH) {
		const { data } = await client.query({
			query: ParentTermDocument,
			variables: { id: `${next}` },
		});
		const term = data?.termNode;
		if (!term) break;
		ancestors.push({
			databaseId: term.databaseId,
			name: plainText(term.name ?? ''),
			uri: term.uri ?? null,
		});
		next = 'parentDatabaseId' in term ? (term.parentDatabaseId ?? null) : null;
	}
	return ancestors;
}
