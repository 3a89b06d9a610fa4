import type { PostsQuery } from '@outrigger/rules/lists/posts-query';
import { LoopTermsDocument } from './loop.extension.generated';
import { loopWhere } from './loop-ids';
import type { LoopSources } from './loop-sources';
import { requestedTerms } from './requested-terms';

/** A term, and the number of the list's items with this term. */
export interface ListTerm {
	databaseId: number;
	/** 0 at the top. */
	parentDatabaseId: number;
	/** The name as WordPress gives it; entities may be encoded. */
	name: string;
	/** As in addresses, decoded. */
	slug: string;
	/** The number of the list's items with this term; null if there are some, but too many to count. */
	count: number | null;
}

/** A list before a visitor filters it. */
export interface CountedList {
	/** One for each content type. */
	queries: readonly PostsQuery[];
	/** The number of items that are skipped at the start of a filtered list. */
	offset: number;
}

/** A taxonomy with the name that WordPress uses and the name that REST uses. */
export interface NamedTaxonomy {
	name: string;
	restBase: string;
}

/**
 * The terms of a taxonomy by name, each with the number of items that the list has if the visitor chooses only this
 * term. The host sends the extension one request for each content type. Without the extension, core REST gives at most
 * the first thousand items and terms.
 * @param hideEmpty true if terms without items are left out
 */
export async function listTerms(
	sources: LoopSources,
	list: CountedList,
	taxonomy: NamedTaxonomy,
	hideEmpty: boolean,
): Promise<ListTerm[]> {
	const terms = sources.hasLoops
		? await extensionTerms(sources, list, taxonomy, hideEmpty)
		: await requestedTerms(sources, list, taxonomy);
	const shown = terms.map((term) => ({
		...term,
		count: term.count && Math.max(0, term.count - list.offset),
	}));
	return hideEmpty ? shown.filter(({ count }) => count !== 0) : shown;
}

async function extensionTerms(
	{ client }: LoopSources,
	{ queries }: CountedList,
	{ name: taxonomy }: NamedTaxonomy,
	hideEmpty: boolean,
): Promise<ListTerm[]> {
	const answers = await Promise.all(
		queries.map((query) =>
			client.query({
				query: LoopTermsDocument,
				variables: { where: loopWhere(query), taxonomy, hideEmpty },
			}),
		),
	);
	const byId = new Map<number, ListTerm>();
	for (const term of answers.flatMap(({ data }) => data?.elementorLoop?.terms ?? [])) {
		const { databaseId, parentDatabaseId, name, slug } = term;
		const count = (byId.get(databaseId)?.count ?? 0) + term.count;
		byId.set(databaseId, { databaseId, parentDatabaseId, name, slug, count });
	}
	return [...byId.values()];
}
