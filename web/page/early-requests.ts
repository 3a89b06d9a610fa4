import type { ApolloClient } from '@apollo/client';
import { pathInLanguage } from '@outrigger/rules/address/language-path';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import { archiveDateOf, archivePeriod } from '@outrigger/rules/lists/date-archive';
import { isEmptySearch, type MainQuery, mainQueryPath } from '@outrigger/rules/lists/main-query';
import { type RestFetch, restNames } from '../wordpress/rest';
import type { KnownArchive, KnownArchives } from './known-archives';
import { PageByIdDocument, PageDocument, ParentTermDocument } from './page.generated';
import type { PageRequest } from './renderer';
import type { Shell } from './shell';

/**
 * Sends the requests that every page needs, even before the shell has arrived. This function does not wait: code that
 * needs an answer repeats the request, which the client and `rest` send once.
 */
export function requestPageEarly(
	client: ApolloClient,
	rest: RestFetch,
	request: PageRequest,
): void {
	restNames(rest).catch(() => undefined);
	if (request.search !== null || request.previewId !== null) return;
	const uri = decodedPath(request.path);
	client.query({ query: PageDocument, variables: { uri } }).catch(() => undefined);
}

/** The list that an address will show, as far as the address alone determines it; null if only WordPress can tell. */
function listOf({ path, search }: PageRequest, { frontShowsPosts, site }: Shell): MainQuery | null {
	if (search !== null) return { kind: 'search', search: search.trim() };
	const { homePath = '/' } = site;
	if (path === homePath && frontShowsPosts) return { kind: 'post-type', restBase: 'posts' };
	const date = archiveDateOf(pathInLanguage(path, homePath));
	return date && { kind: 'date', restBase: 'posts', ...archivePeriod(date) };
}

/** Returns true if an address shows a list rather than content, as far as the address alone determines it. */
export function mayBeList(request: PageRequest, shell: Shell, archives: KnownArchives): boolean {
	return request.page > 1 || listOf(request, shell) !== null || archives.at(request.path) !== null;
}

/** Requests a list, with the data above it, at the same time as the subject of the address. */
export function requestListEarly(
	{ client, rest, archives }: { client: ApolloClient; rest: RestFetch; archives: KnownArchives },
	shell: Shell,
	request: PageRequest,
): void {
	const list = listOf(request, shell);
	const archive = list === null ? archives.at(request.path) : null;
	if (archive) requestAncestors(client, archive);
	Promise.resolve(list ?? archive?.query(rest) ?? null)
		.then((query) => {
			if (query === null || isEmptySearch(query)) return;
			return rest(mainQueryPath(query, request.page, shell.site.postsPerPage));
		})
		.catch(() => undefined);
}

function requestAncestors(client: ApolloClient, { ancestors, page }: KnownArchive): void {
	const requests = [
		...ancestors.map((id) =>
			client.query({ query: ParentTermDocument, variables: { id: `${id}` } }),
		),
		...(page === null
			? []
			: [client.query({ query: PageByIdDocument, variables: { id: `${page}` } })]),
	];
	for (const answer of requests) answer.catch(() => undefined);
}
