import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GraphQLExecutor } from '../contract/renderer';
import { createSitemap } from './sitemap';

/** 250 terms, of which every third has no content. */
const TERMS = Array.from({ length: 250 }, (_, at) => ({
	__typename: 'Tag',
	id: `t${at}`,
	uri: `/tag/t${at}/`,
	count: at % 3 === 0 ? 0 : 2,
}));

/** Stands in for WPGraphQL with those terms. A list with `hideEmpty` reports its end after its first hundred. */
const execute: GraphQLExecutor = async ({ query, variables }) => {
	if (!print(query).includes('terms(')) return { data: {} };
	const hidesEmpty = print(query).includes('hideEmpty');
	const from = Number(variables?.after ?? 0);
	const some = TERMS.slice(from, from + 100);
	const nodes = hidesEmpty ? some.filter(({ count }) => count > 0) : some;
	const hasNextPage = !hidesEmpty && from + 100 < TERMS.length;
	return { data: { terms: { nodes, pageInfo: { endCursor: String(from + 100), hasNextPage } } } };
};

describe('the sitemap in front of a real WordPress', () => {
	it('has every term with content, and none without', async () => {
		const backend = { execute, capabilities: async () => NO_CAPABILITIES };
		const sitemap = createSitemap(backend, 'https://boats.test', () => 0);
		const paths = [
			...((await sitemap.part(1)) ?? '').matchAll(/<loc>https:\/\/boats\.test([^<]*)/g),
		];
		const terms = paths.map(([, path]) => path).filter((path) => path?.startsWith('/tag/'));
		expect(terms).toEqual(TERMS.filter(({ count }) => count > 0).map(({ uri }) => uri));
	});
});
