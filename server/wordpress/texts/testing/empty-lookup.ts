import { ENGLISH } from '@outrigger/rules/texts/english';
import { createSay } from '@outrigger/rules/texts/say';
import type { ContentLookup } from '../content-lookup';
import { typographyOf } from '../typography';

/** For tests: a site with only the content of the test. */
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
		say: createSay(ENGLISH, 'en-US'),
		typography: typographyOf('en_US'),
		dateFormat: 'F j, Y',
		languages: [],
		...given,
	};
}
