import type { ApolloClient } from '@apollo/client';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import type { MainQuery } from '@outrigger/rules/lists/main-query';
import { type RestFetch, restNames } from '../wordpress/rest';
import {
	ArchiveListsDocument,
	ArchiveTermsDocument,
	type ArchiveTermsQuery,
} from './known-archives.generated';
import { authorQuery } from './subject/archive-subjects';
import { termQuery } from './subject/term-subject';

/**
 * The time after which the addresses are requested again. Until then, a new or moved archive needs one additional
 * request, but the result is never wrong.
 */
const LIFETIME_MS = 10 * 60 * 1000;
/**
 * The largest number of requests for terms, with a hundred terms each; the archive of any further term needs one
 * additional request.
 */
const MAX_REQUESTS = 5;

/** The list that an address most likely shows. */
export interface KnownArchive {
	/** Makes the query from the kept names of REST; null for a taxonomy that these names do not contain. */
	query(rest: RestFetch): Promise<MainQuery | null>;
	/** Numbers of the terms above this term, the nearest first. */
	ancestors: readonly number[];
	/** Number of the page that is shown for the list of posts; null for every other list. */
	page: number | null;
}

/**
 * Ids of a site's archives by their addresses, so that a list can be requested at the same time as the subject of its
 * address.
 */
export interface KnownArchives {
	/** @param path path on this site, percent-encoded */
	at(path: string): KnownArchive | null;
	/**
	 * Reads the archives in the background if that is due. Never rejects: without the answer, an archive page needs one
	 * more round of requests.
	 * @param client a client that sends no visitor's login
	 * @param pageForPosts number of the page that lists the posts; 0 for none
	 */
	renew(client: ApolloClient, pageForPosts: number): Promise<void>;
}

type Archives = ReadonlyMap<string, KnownArchive>;
type Term = NonNullable<ArchiveTermsQuery['terms']>['nodes'][number];

/** @param now returns the time in milliseconds since any fixed moment */
export function createKnownArchives(now: () => number = () => performance.now()): KnownArchives {
	let known: Archives = new Map();
	let requestedAt = Number.NEGATIVE_INFINITY;
	return {
		at: (path) => known.get(decodedPath(path)) ?? null,
		async renew(client, pageForPosts) {
			if (now() - requestedAt < LIFETIME_MS) return;
			requestedAt = now();
			const found = await Promise.all([
				termArchives(client),
				otherArchives(client, pageForPosts),
			]).catch(() => null);
			if (found) known = new Map(found.flat());
		},
	};
}

async function termArchives(client: ApolloClient): Promise<[string, KnownArchive][]> {
	const terms: Term[] = [];
	let after: string | null = null;
	for (let request = 0; request < MAX_REQUESTS; request += 1) {
		const { data }: { data?: ArchiveTermsQuery } = await client.query({
			query: ArchiveTermsDocument,
			variables: { after },
			fetchPolicy: 'no-cache',
		});
		terms.push(...(data?.terms?.nodes ?? []));
		after = data?.terms?.pageInfo.endCursor ?? null;
		if (!data?.terms?.pageInfo.hasNextPage || after === null) break;
	}
	const parents = new Map(terms.map((term) => [term.databaseId, parentOf(term)]));
	return terms.flatMap(({ uri, taxonomyName, databaseId }): [string, KnownArchive][] => {
		if (!uri) return [];
		const archive: KnownArchive = {
			query: async (rest) => termQuery(await restNames(rest), taxonomyName ?? '', databaseId),
			ancestors: ancestorsIn(parents, databaseId),
			page: null,
		};
		return [[decodedPath(uri), archive]];
	});
}

function parentOf(term: Term): number | null {
	return ('parentDatabaseId' in term && term.parentDatabaseId) || null;
}

function ancestorsIn(parents: ReadonlyMap<number, number | null>, termId: number): number[] {
	const ancestors: number[] = [];
	let next = parents.get(termId);
	while (next && !ancestors.includes(next)) {
		ancestors.push(next);
		next = parents.get(next);
	}
	return ancestors;
}

async function otherArchives(
	client: ApolloClient,
	pageForPosts: number,
): Promise<[string, KnownArchive][]> {
	const { data } = await client.query({ query: ArchiveListsDocument, fetchPolicy: 'no-cache' });
	const authors = (data?.users?.nodes ?? []).map(
		({ uri, databaseId }) => [uri, listOf(async () => authorQuery(databaseId))] as const,
	);
	const types = (data?.contentTypes?.nodes ?? []).map(({ uri, name }) => {
		const list = listOf(async (rest) => {
			const restBase = (await restNames(rest)).types.get(name ?? '')?.restBase;
			return restBase === undefined ? null : { kind: 'post-type', restBase };
		});
		return [
			uri,
			{ ...list, page: name === 'post' && pageForPosts > 0 ? pageForPosts : null },
		] as const;
	});
	return [...types, ...authors].flatMap(([uri, list]): [string, KnownArchive][] =>
		uri ? [[decodedPath(uri), list]] : [],
	);
}

function listOf(query: KnownArchive['query']): KnownArchive {
	return { query, ancestors: [], page: null };
}
