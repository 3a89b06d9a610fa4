/**
 * Pages, feeds and sitemaps that all visitors share. Browsers ask again each time (and receive
 * 304), a CDN keeps them for a minute and shows the old ones while it fetches or fails to fetch the
 * new ones.
 */
export const PUBLIC =
	'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400';
/** The same for a page that changes with the time: no CDN serves it stale, so it is a minute late at most. */
export const TIMED = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
/** An answer that belongs to one visitor. */
export const PRIVATE = 'private, no-store';
