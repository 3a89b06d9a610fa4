/** Paths that are not pages, or that change something when a browser fetches them. */
const NEVER = [
	'/wp-*',
	'/graphql*',
	'/schema.graphql',
	'/*/feed/',
	'/feed/',
	'/assets/*',
	'/embed/*',
];

/**
 * The type of the rules' block until the page has loaded. Browsers do not read such a block: putting rules into force
 * takes processor time, which the first screen needs.
 */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/**
 * The rules that each page contains (https://wicg.github.io/nav-speculation/). A separate file would cost one more
 * request on the first visit, while the first screen is still loading.
 *
 * The next page is fetched when a pointer rests on its link and rendered when it is pressed. Browsers cache the pages,
 * and pages are counted only when they are shown, so a page that was fetched but not visited costs only an answer 304.
 */
export function speculationRules(): string {
	const where = {
		and: [
			{ href_matches: '/*' },
			...NEVER.map((path) => ({ not: { href_matches: path } })),
			// A page with a query filters or searches: there are too many such pages to guess one.
			{ not: { href_matches: '/*\\?*' } },
			{ not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
		],
	};
	return JSON.stringify({
		prefetch: [{ where, eagerness: 'moderate' }],
		prerender: [{ where, eagerness: 'conservative' }],
	});
}
