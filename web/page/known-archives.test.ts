import type { ApolloClient } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { namingRest } from '../wordpress/testing/naming-rest';
import { createKnownArchives } from './known-archives';

interface Term {
	databaseId: number;
	uri: string;
	taxonomyName: string;
	parentDatabaseId?: number | null;
}

/** A site with terms; each request gives a hundred of them. */
function site({ terms = [] as Term[], away = false } = {}) {
	const asked: string[] = [];
	const state = { away };
	const query = async ({
		query: document,
		variables = {},
	}: Parameters<ApolloClient['query']>[0]) => {
		const [definition] = document.definitions;
		const name = definition && 'name' in definition ? definition.name?.value : '';
		asked.push(`${name}`);
		if (state.away) throw new Error('away');
		if (name === 'ArchiveTerms') {
			const start = Number(variables.after ?? 0);
			const hasNextPage = terms.length > start + 100;
			const pageInfo = { hasNextPage, endCursor: `${start + 100}` };
			return { data: { terms: { nodes: terms.slice(start, start + 100), pageInfo } } };
		}
		return {
			data: {
				users: { nodes: [{ databaseId: 3, uri: '/author/ed/' }] },
				contentTypes: {
					nodes: [
						{ name: 'post', uri: '/stories/' },
						{ name: 'page', uri: null },
					],
				},
			},
		};
	};
	const clock = { time: 0 };
	const archives = createKnownArchives(() => clock.time);
	const client = { query } as unknown as ApolloClient;
	return { archives, asked, clock, state, renew: (page = 0) => archives.renew(client, page) };
}

const rest = namingRest(() => Promise.reject(new Error('Nothing else is asked.')));
const tag = (databaseId: number): Term => ({
	databaseId,
	uri: `/tag/t${databaseId}/`,
	taxonomyName: 'post_tag',
});

describe('archives with known numbers', () => {
	it('are archives of terms, with the terms above them, of authors and of content types', async () => {
		const { archives, renew } = site({
			terms: [
				{ databaseId: 9, uri: '/category/море/', taxonomyName: 'category', parentDatabaseId: 8 },
				{ databaseId: 8, uri: '/category/sea/', taxonomyName: 'category', parentDatabaseId: 7 },
				{ databaseId: 7, uri: '/category/water/', taxonomyName: 'category' },
			],
		});
		expect(archives.at('/stories/')).toBeNull();
		await renew(5);
		const deep = archives.at('/category/%d0%bc%d0%be%d1%80%d0%b5/');
		expect([deep?.ancestors, await deep?.query(rest)]).toMatchObject([
			[8, 7],
			{ kind: 'term', restBase: 'posts', termId: 9 },
		]);
		expect(await archives.at('/author/ed/')?.query(rest)).toEqual({
			kind: 'author',
			restBase: 'posts',
			authorId: 3,
		});
		expect(archives.at('/stories/')).toMatchObject({ page: 5 });
		expect(await archives.at('/stories/')?.query(rest)).toEqual({
			kind: 'post-type',
			restBase: 'posts',
		});
	});

	it('are none of a taxonomy that REST does not show', async () => {
		const { archives, renew } = site({
			terms: [{ databaseId: 1, uri: '/secret/a/', taxonomyName: 'secret' }],
		});
		await renew();
		expect(await archives.at('/secret/a/')?.query(rest)).toBeNull();
	});

	it('stop at a term that stands above itself', async () => {
		const round = { taxonomyName: 'category' };
		const { archives, renew } = site({
			terms: [
				{ ...round, databaseId: 1, uri: '/a/', parentDatabaseId: 2 },
				{ ...round, databaseId: 2, uri: '/b/', parentDatabaseId: 1 },
			],
		});
		await renew();
		expect(archives.at('/a/')?.ancestors).toEqual([2, 1]);
	});

	it('are at most five hundred terms', async () => {
		const { archives, asked, renew } = site({
			terms: Array.from({ length: 501 }, (_, index) => tag(index + 1)),
		});
		await renew();
		expect(asked.filter((name) => name === 'ArchiveTerms')).toHaveLength(5);
		expect(archives.at('/tag/t500/')).not.toBeNull();
		expect(archives.at('/tag/t501/')).toBeNull();
	});

	it('are looked for every ten minutes, and kept where WordPress is away', async () => {
		const { archives, asked, clock, state, renew } = site({ terms: [tag(1)] });
		await renew();
		clock.time = 10 * 60 * 1000 - 1;
		await renew();
		expect(asked).toHaveLength(2);
		clock.time += 1;
		state.away = true;
		await renew();
		expect(asked).toHaveLength(4);
		expect(archives.at('/tag/t1/')).not.toBeNull();
	});
});
