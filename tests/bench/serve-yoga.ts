/**
 * GraphQL Yoga as its own documentation sets it up, over the demonstration's schema, resolvers and content: no limits,
 * no persisted documents, no route table, no error masking of ours. Its caches of parsed and validated documents are on.
 */
import { createYoga } from 'graphql-yoga';
import { loadContent } from '../../server/wordpress/content/load-content';
import { UNLIMITED } from '../../server/wordpress/graphql/budget';
import { buildSiteSchema } from '../../server/wordpress/graphql/build-schema';
import type { GraphQLContext } from '../../server/wordpress/graphql/context';
import { perRecord } from '../../server/wordpress/graphql/per-record';
import { createSiteNames } from '../../server/wordpress/graphql/site-names';
import { NEVER_PAUSED } from '../../server/wordpress/graphql/turns';
import { readContract } from '../../server/wordpress/schema/read-contract';
import { findSchemaFolder } from '../../server/wordpress/schema-folder';
import { closedShop } from '../../server/wordpress/shop/testing/closed-shop';
import { createStore } from '../../server/wordpress/store/create-store';
import { renderContent } from '../../server/wordpress/texts/content';
import { contentLookup } from '../../server/wordpress/texts/content-lookup';
import { serve } from './support/fork-server';

const siteUrl = 'http://127.0.0.1';
const store = createStore(await loadContent('content'));
const contract = readContract(findSchemaFolder());
const lookup = contentLookup(store, siteUrl);
const shop = closedShop(store);
const context: GraphQLContext = {
	shop,
	visit: shop.visit(null, null),
	store,
	siteUrl,
	viewer: null,
	forms: { take: () => Promise.reject(new Error('No form is sent here.')) },
	names: createSiteNames(store.content),
	budget: UNLIMITED,
	turn: NEVER_PAUSED,
	contentOf: perRecord((post) => renderContent(post, lookup) || null),
	contractVersion: contract.version,
	now: Date.now,
};
const { schema } = buildSiteSchema(contract.sdl, store.content);
const yoga = createYoga({ schema, context: () => context, logging: false });

serve((incoming, outgoing) => {
	void yoga(incoming, outgoing);
});
