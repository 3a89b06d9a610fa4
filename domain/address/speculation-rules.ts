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
 * The next page is fetched when a pointer rests on its link and rendered when it is pressed. Pages are cached and
 * counted on activation only, so that a page that was fetched and not visited costs a 304.
 */
const RULES = {
	prefetch: [{ where: pages(), eagerness: 'moderate' }],
	prerender: [{ where: pages(), eagerness: 'conservative' }],
};

function pages() {
	return {
		and: [
			{ href_matches: '/*' },
			...NEVER.map((path) => ({ not: { href_matches: path } })),
			// A query filters or searches: there are too many of them to guess.
			{ not: { href_matches: '/*\\?*' } },
			{ not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
		],
	};
}

/**
 * The rules as each page carries them, in a `<script type="speculationrules">` (https://wicg.github.io/nav-speculation/).
 * A file for them would be one request more on the first visit, while the first screen still comes in.
 */
export const SPECULATION_RULES = JSON.stringify(RULES);
