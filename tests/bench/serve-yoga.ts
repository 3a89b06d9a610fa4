/**
 * GraphQL Yoga as its own documentation sets it up, over the demonstration's schema, resolvers and content: no limits,
 * no persisted documents, no route table, no error masking of ours. Its caches of parsed and validated documents are on.
 */

import { loadContent } from '@outrigger/mock/content/load-content';
import { UNLIMITED } from '@outrigger/mock/graphql/budget';
import { buildSiteSchema } from '@outrigger/mock/graphql/build-schema';
import type { GraphQLContext } from '@outrigger/mock/graphql/context';
import { createSiteNames } from '@outrigger/mock/graphql/site-names';
import { NEVER_PAUSED } from '@outrigger/mock/graphql/turns';
import { readContract } from '@outrigger/mock/schema/read-contract';
import { findSchemaFolder } from '@outrigger/mock/schema-folder';
import { closedShop } from '@outrigger/mock/shop/testing/closed-shop';
import { createStore } from '@outrigger/mock/store/create-store';
import { renderContent } from '@outrigger/mock/texts/content';
import { contentLookup } from '@outrigger/mock/texts/content-lookup';
import { perRecord } from '@outrigger/rules/values/per-record';
import { createYoga } from 'graphql-yoga';
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
	address: '',
	pace: null,
	forms: {
		take: () => Promise.reject(new Error('No form is sent here.')),
		mail: () => Promise.reject(new Error('No mail is sent here.')),
	},
	names: createSiteNames(store.content),
	budget: UNLIMITED,
	turn: NEVER_PAUSED,
	contentOf: perRecord((post) => renderContent(post, lookup) || null),
	contractVersion: contract.version,
	now: Date.now,
	writes: null,
	logins: null,
};
const { schema } = buildSiteSchema(contract, store.content);
const yoga = createYoga({ schema, context: () => context, logging: false });

serve((incoming, outgoing) => {
	void yoga(incoming, outgoing);
});
