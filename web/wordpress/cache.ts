import { InMemoryCache } from '@apollo/client/cache';
import { possibleTypes } from './possible-types';

/**
 * The cache of both sides. Global ids say `post:N` for pages, media and menu items alike, so objects are
 * told apart by type name and id together; objects without identity stay inside what holds them.
 */
export function createCache(): InMemoryCache {
	return new InMemoryCache({
		possibleTypes,
		typePolicies: {
			// Element ids repeat across documents.
			ElementorElement: { keyFields: false },
		},
	});
}
