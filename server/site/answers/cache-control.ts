/**
 * For pages, feeds and sitemaps that all visitors share. Browsers revalidate them each time (and receive 304), a CDN
 * keeps them for a minute and shows the old ones while it fetches or fails to fetch the new ones.
 */
export const PUBLIC =
	'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400';
/** For the same answers if they change with the time: no CDN serves them stale, so they are at most a minute late. */
export const TIMED = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
/** For an answer that belongs to one visitor. */
export const PRIVATE = 'private, no-store';
