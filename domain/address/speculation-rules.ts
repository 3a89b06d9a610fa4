/** Paths that are no pages, or that do something when they are fetched. */
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
 * The rules as each page carries them (https://wicg.github.io/nav-speculation/). A file for them would be one request
 * more on the first visit, while the first screen still comes in.
 *
 * The next page is fetched when a pointer rests on its link and rendered when it is pressed. Pages are cached and
 * counted on activation only, so that a page that was fetched and not visited costs a 304.
 */
export function speculationRules(): string {
	const where = {
		and: [
			{ href_matches: '/*' },
			...NEVER.map((path) => ({ not: { href_matches: path } })),
			// A query filters or searches: there are too many of them to guess.
			{ not: { href_matches: '/*\\?*' } },
			{ not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
		],
	};
	return JSON.stringify({
		prefetch: [{ where, eagerness: 'moderate' }],
		prerender: [{ where, eagerness: 'conservative' }],
	});
}
