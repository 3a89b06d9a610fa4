import { createHash } from 'node:crypto';
import { type StoredBody, storeBody } from './stored-body';

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

const TEXT = JSON.stringify(RULES);

/** Address of the rules; its hash changes with them. */
export const SPECULATION_RULES_PATH = `/assets/speculation-rules-${createHash('sha256')
	.update(TEXT)
	.digest('hex')
	.slice(0, 8)}.json`;

/** The rules as a file. Browsers take them from a response header only with this type. */
export function speculationRules(headers: Readonly<Record<string, string>>): Promise<StoredBody> {
	return storeBody(200, { ...headers, 'content-type': 'application/speculationrules+json' }, TEXT);
}
