import { pathOfDate } from '@outrigger/rules/lists/date-archive';

/** WordPress's names for the parts of a date. */
const DATE_PARAMETERS = ['year', 'monthnum', 'day'] as const;
const FEED_TYPES = /^(?:feed|rss|rss2|atom|rdf)$/;
/** The names of the feed of all comments; in a query of a path they mean the feed of the comments of its page. */
const COMMENTS_FEED_TYPES = /^comments-(?:rss|rss2|atom|rdf)$/;

/**
 * A plain permalink in the one spelling that WordPress prints. It must not have numbers with zeros in front, further
 * parameters or a page of a single post: WordPress ignores all of them, so a visitor could invent any number of
 * addresses for a page.
 */
const PLAIN_PERMALINK =
	/^\/\?(?:p|page_id|attachment_id)=[1-9]\d{0,9}$|^(\/\?(?:(?:cat|author)=[1-9]\d{0,9}|m=\d{4}(?:\d\d){0,2}|tag=[a-z\d]+(?:-[a-z\d]+)*))(?:&paged=(?:[2-9]|[1-9]\d{1,5}))?$/;

/**
 * Returns the first page of a post, page or list of a WordPress with plain permalinks (`/?p=12`, `/?cat=3`); null for
 * every other address.
 * @param path path and query, without parameters of advertisers
 */
export function plainPermalink(path: string): string | null {
	const found = PLAIN_PERMALINK.exec(path);
	return found && (found[1] ?? path);
}

/** The path with the feed of all comments; it has no page. */
export const ALL_COMMENTS_PATH = '/comments/';

/**
 * The path of the feed in a query, `?feed=rss2`; null if the query names no feed.
 * @param path path on this site with slashes at both ends
 */
export function feedInQuery(path: string, query: URLSearchParams): string | null {
	const type = query.get('feed') ?? '';
	if (FEED_TYPES.test(type)) return path;
	if (!COMMENTS_FEED_TYPES.test(type)) return null;
	return path === '/' ? ALL_COMMENTS_PATH : path;
}

/**
 * Returns the permalink for a query of the front page, as far as the address itself shows it: `?m=202611`,
 * `?year=2026&monthnum=11`, `?pagename=about/crew`.
 * @param homePath the requested front page, `/` or that of a language, `/de/`, which has its own archives
 * @returns the path, and the parameters that it did not use; null if the query stands for the front page itself
 */
export function pathInQuery(
	query: URLSearchParams,
	homePath: string,
): { path: string; rest: URLSearchParams } | null {
	const dated = pathOfDate(
		query.get('m') ?? '',
		DATE_PARAMETERS.map((name) => query.get(name) ?? ''),
	);
	if (dated)
		return { path: homePath + dated.slice(1), rest: without(query, ['m', ...DATE_PARAMETERS]) };
	if (homePath !== '/') return null;
	const [, name] = /^\/?([^/?#\\.][^?#\\.]*?)\/?$/.exec(query.get('pagename') ?? '') ?? [];
	if (name === undefined) return null;
	const path = new URL(`/${name}/`, 'http://host').pathname.replace(/\/{2,}/g, '/');
	return { path, rest: without(query, ['pagename']) };
}

function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
	const rest = new URLSearchParams(query);
	for (const name of names) rest.delete(name);
	return rest;
}
