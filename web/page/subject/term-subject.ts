import type { ApolloClient } from '@apollo/client';
import { formatQuery, type MainQuery } from '@outrigger/rules/lists/main-query';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { RestContentType, RestNames } from '@outrigger/rules/wordpress/rest-names';
import { restNames } from '../../wordpress/rest';
import { ParentTermDocument } from '../page.generated';
import { archiveInfo, shownInRest } from './archive';
import { addressOf, notFound, type Subject } from './subject';
import type { SubjectSources, UriNode } from './subject-sources';

/** Formats belong only to this content type. */
const POSTS: Pick<RestContentType, 'name'> = { name: 'post' };
/** The largest number of levels of parent terms that the host follows. */
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
	const [names, ancestors] = await Promise.all([restNames(rest), termAncestors(client, parentId)]);
	const title = plainText(term.name ?? '');
	const format = taxonomy === 'post_format' && !names.taxonomies.has(taxonomy);
	const listed = shownInRest(format ? POSTS : listedType(names, taxonomy), taxonomy);
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
		mainQuery: format
			? formatQuery(term.slug ?? '', term.count ?? 0)
			: termQuery(names, taxonomy, term.databaseId),
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

/**
 * The content type that the archive of a taxonomy lists. REST lists one content type at a time; if the taxonomy has
 * several, it is posts, or else the first type.
 */
function listedType({ taxonomies }: RestNames, taxonomy: string): RestContentType | undefined {
	return taxonomies.get(taxonomy)?.contentTypes[0];
}

/** Returns the query of a term's archive; null for a taxonomy that core REST does not show. */
export function termQuery(
	names: RestNames,
	taxonomy: string,
	termId: number,
): Extract<MainQuery, { kind: 'term' }> | null {
	const shown = names.taxonomies.get(taxonomy);
	const listed = listedType(names, taxonomy);
	if (!shown || !listed) return null;
	const { restBase, isHierarchical } = shown;
	return {
		kind: 'term',
		restBase: listed.restBase,
		taxonomy: { restBase, isHierarchical, contentTypes: null },
		termId,
	};
}

/** The term's parent, the parent of that, and so on; the nearest first. */
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
			uri: addressOf(term),
		});
		next = 'parentDatabaseId' in term ? (term.parentDatabaseId ?? null) : null;
	}
	return ancestors;
}
