import type { ContentLookup } from '../content-lookup';

/** For tests: a site that has nothing but what a test gives. */
export function lookupOf(given: Partial<ContentLookup> = {}): ContentLookup {
	return {
		siteUrl: 'https://boats.test',
		imageSizes: {},
		post: () => undefined,
		mediaByFile: () => undefined,
		posts: () => ({ items: [], total: 0, hasNextPage: false, hasPreviousPage: false }),
		terms: () => [],
		user: () => undefined,
		commentsOf: () => [],
		language: 'en-US',
		languages: [],
		...given,
	};
}
