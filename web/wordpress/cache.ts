import { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { learnTypes } from './learn-types';
import { possibleTypes } from './possible-types.generated';

/**
 * The cache for browsers; the server uses `ServerCache`. Global ids are `post:N` for pages, media and menu items alike,
 * so the cache identifies objects by type name and id together; objects without identity stay inside their parent
 * object.
 */
export function createCache(): InMemoryCache {
	return new LearningCache({
		possibleTypes,
		typePolicies: {
			// A visitor has one cart, whichever query returns it.
			Cart: { keyFields: [] },
			// The further items of a list are added to the present items.
			Query: { fields: { comments: relayStylePagination(['where']) } },
		},
	});
}

/** Learns the interfaces of a site's own types from each answer, because the contract does not have these types. */
class LearningCache extends InMemoryCache {
	override write(options: Parameters<InMemoryCache['write']>[0]) {
		for (const [name, types] of learnTypes(options.query, options.result)) {
			this.policies.addPossibleTypes({ [name]: [...types] });
		}
		return super.write(options);
	}
}
