import { describe, expect, it, vi } from 'vitest';
import { createGraphQL } from './graphql/create-graphql';
import { createRest } from './rest/create-rest';
import { readContract } from './schema/read-contract';
import { findSchemaFolder } from './schema-folder';
import { closedShop } from './shop/testing/closed-shop';
import { createStore } from './store/create-store';
import type { Store } from './store/store';
import { testContent, testPost } from './store/testing/test-content';

/** A store that answers a search only after it was prepared. */
function strictStore(): Store {
	const store = createStore(testContent({ posts: [testPost({ databaseId: 1, title: 'At sea' })] }));
	let prepared: string | undefined;
	return {
		...store,
		async prepare(query) {
			await store.prepare(query);
			prepared = query.search;
		},
		posts: vi.fn((query, window) => {
			if (query.search !== prepared) throw new Error(`${query.search} was not prepared`);
			return store.posts(query, window);
		}),
	};
}

describe('the preparation of a search over 100,000 posts, which takes seconds, comes before the search', () => {
	it.each(['/wp-json/wp/v2/search?search=sea', '/wp-json/wp/v2/posts?search=sea'])(
		'by %s',
		async (path) => {
			const store = strictStore();
			const rest = createRest({ store: () => store, siteUrl: 'http://site.test' });
			const response = await rest(new Request(`http://site.test${path}`));
			expect([response?.status, await response?.json()]).toMatchObject([200, [{ id: 1 }]]);
		},
	);

	it('by GraphQL', async () => {
		const store = strictStore();
		const graphql = createGraphQL({
			store,
			shop: closedShop(store),
			siteUrl: 'http://site.test',
			ownOrigins: ['http://site.test'],
			contract: readContract(findSchemaFolder()),
			auth: { viewerOf: () => null, tokenFault: () => null, logins: null },
			forms: {
				take: () => Promise.reject(new Error('No form is sent here.')),
				mail: () => Promise.reject(new Error('No mail is sent here.')),
			},
		});
		const query = '{ posts(where: { search: "sea" }) { nodes { databaseId } } }';
		expect(await graphql.execute(query)).toMatchObject({
			data: { posts: { nodes: [{ databaseId: 1 }] } },
		});
	});
});
