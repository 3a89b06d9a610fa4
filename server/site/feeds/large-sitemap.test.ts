import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { print } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GraphQLExecutor } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';
import { createSitemap } from './sitemap';

/** A WordPress with a number of posts and with 150 terms. */
function largeSite(posts: number, msPerQuestion = 0) {
	const state = { asked: 0, isAway: false, posts, time: 1_800_000_000_000 };
	const page = (from: number, total: number, node: (at: number) => object) => ({
		nodes: Array.from({ length: Math.max(0, Math.min(100, total - from)) }, (_, at) =>
			node(from + at),
		),
		pageInfo: { endCursor: String(from + 100), hasNextPage: from + 100 < total },
	});
	const execute: GraphQLExecutor = async ({ query, variables }) => {
		const text = print(query);
		const from = Number(variables?.after ?? 0);
		const isContent = text.includes('contentNodes(');
		if (!isContent && !text.includes('terms(')) return { data: {} };
		state.asked += 1;
		state.time += msPerQuestion;
		if (msPerQuestion > 0) await new Promise((resolve) => setTimeout(resolve, msPerQuestion));
		if (state.isAway) throw new WordPressUnavailable('This WordPress is away.');
		if (!isContent) {
			const term = (at: number) => ({
				__typename: 'Tag',
				id: `t${at}`,
				uri: `/tag/${at}/`,
				count: 1,
			});
			return { data: { terms: page(from, 150, term) } };
		}
		const post = (at: number) => ({
			__typename: 'Post',
			id: `p${at}`,
			databaseId: at,
			uri: `/post-${at}/`,
			modifiedGmt: '2026-05-30T18:00:00',
			hasPassword: false,
		});
		return { data: { contentNodes: page(from, state.posts, post) } };
	};
	const backend = { execute, capabilities: async () => NO_CAPABILITIES };
	return { state, sitemap: createSitemap(backend, 'https://boats.test', () => state.time) };
}

type Sitemap = ReturnType<typeof createSitemap>;

/** The paths of all parts that the index names. */
async function pathsOf(sitemap: Sitemap): Promise<string[]> {
	const parts = [...(await sitemap.index()).matchAll(/sitemap-(\d+)\.xml/g)];
	const texts = await Promise.all(parts.map(([, number]) => sitemap.part(Number(number))));
	return texts.flatMap((text) =>
		[...(text ?? '').matchAll(/<loc>https:\/\/boats\.test([^<]*)/g)].map(([, path]) => path ?? ''),
	);
}

describe('the sitemap of a large site', () => {
	it('names every post and every term, and fetches each hundred once', async () => {
		const { state, sitemap } = largeSite(120_000);
		const paths = await pathsOf(sitemap);
		expect(new Set(paths).size).toBe(120_151);
		expect(paths).toEqual(expect.arrayContaining(['/', '/post-119999/', '/tag/149/']));
		expect(state.asked).toBe(1_202);
	});
});

describe('the questions for a sitemap', () => {
	/** A WordPress with the extension, 300 posts, of which every second is hidden, and 250 terms; it answers a turn later. */
	function countingSite({ refusesTerms = false } = {}) {
		const state = { asked: [] as string[], running: 0, most: 0 };
		const node = (at: number) => ({
			id: `n${at}`,
			uri: `/n/${at}/`,
			databaseId: at,
			count: 1,
			modifiedGmt: null,
			elementorPageMeta: { seo: { noIndex: at % 2 === 1 } },
		});
		const list = (from: number, total: number, __typename: string) => ({
			nodes: Array.from({ length: Math.min(100, total - from) }, (_, at) => ({
				...node(from + at),
				__typename,
			})),
			pageInfo: { endCursor: String(from + 100), hasNextPage: from + 100 < total },
		});
		const execute: GraphQLExecutor = async ({ operationName, query, variables }) => {
			const text = operationName ?? print(query);
			state.asked.push(text);
			state.running += 1;
			state.most = Math.max(state.most, state.running);
			await new Promise(setImmediate);
			state.running -= 1;
			const from = Number(variables?.after ?? 0);
			if (text.includes('SitemapContent'))
				return { data: { contentNodes: list(from, 300, 'Post') } };
			if (text.includes('HiddenNodes')) {
				const ids = variables?.ids as string[];
				const nodes = ids.map((id) => ({
					...node(Number(id)),
					__typename: 'Post',
				}));
				return { data: { contentNodes: { nodes } } };
			}
			if (!text.includes('SitemapTerms')) return { data: {} };
			if (refusesTerms) throw new WordPressUnavailable('This WordPress has no terms.');
			const terms = list(from, 250, 'Tag');
			return {
				data: {
					terms: { ...terms, nodes: terms.nodes.map((tag) => ({ ...tag, uri: `/tag${tag.uri}` })) },
				},
			};
		};
		const capabilities = async () => ALL_CAPABILITIES;
		return {
			state,
			sitemap: createSitemap({ execute, capabilities }, 'https://boats.test', () => 0),
		};
	}

	it('go out beside each other, up to four, and the entries keep the order of the lists', async () => {
		const { state, sitemap } = countingSite();
		const shown = Array.from({ length: 150 }, (_, at) => `/n/${2 * at}/`);
		const tags = Array.from({ length: 250 }, (_, at) => `/tag/n/${at}/`);
		expect(await pathsOf(sitemap)).toEqual(['/', ...shown, ...tags]);
		expect(state.most).toBeGreaterThanOrEqual(3);
		expect(state.most).toBeLessThanOrEqual(4);
	});

	it('end where one of them fails', async () => {
		const { state, sitemap } = countingSite({ refusesTerms: true });
		await expect(sitemap.index()).rejects.toThrow(WordPressUnavailable);
		// These turns would be enough for the whole list if the reading went on.
		for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
		const contents = state.asked.filter((text) => text.includes('SitemapContent'));
		expect(contents.length).toBeLessThan(3);
	});
});

describe('a sitemap that takes longer to read than anybody waits', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	/** A site whose sitemap takes 60 s: 1,002 queries of 60 ms each. */
	const slowSite = () => largeSite(100_000, 60);

	async function readSlowSite() {
		const slow = slowSite();
		slow.sitemap.index().catch(() => undefined);
		await vi.advanceTimersByTimeAsync(70_000);
		// Compression does not use the clock of this test, so it is awaited here.
		await slow.sitemap.index();
		return slow;
	}

	it('is unavailable after ten seconds, and the host builds it once for all waiting readers', async () => {
		const { state, sitemap } = slowSite();
		const both = Promise.allSettled([sitemap.index(), sitemap.part(1)]);
		await vi.advanceTimersByTimeAsync(10_000);
		for (const outcome of await both) {
			expect(outcome).toMatchObject({ reason: expect.any(WordPressUnavailable) });
		}
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await sitemap.part(51)).toContain('/tag/149/');
		expect(state.asked).toBe(1_002);
	});

	it('is not read again with each change, but after 24 times as long', async () => {
		const { state, sitemap } = await readSlowSite();
		sitemap.forget();
		await sitemap.index();
		state.time += 23 * 60_120;
		await sitemap.index();
		expect(state.asked).toBe(1_002);
		state.time += 60_120;
		const index = sitemap.index();
		await vi.advanceTimersByTimeAsync(2_000);
		expect(await index).toContain('/sitemap-51.xml');
		expect(state.asked).toBeGreaterThan(1_002);
	});
});

describe('the sitemap of a site that changes', () => {
	it('is a new sitemap for the next reader', async () => {
		const { state, sitemap } = largeSite(100);
		expect(await pathsOf(sitemap)).not.toContain('/post-100/');
		state.posts = 101;
		expect(await pathsOf(sitemap)).not.toContain('/post-100/');
		sitemap.forget();
		expect(await pathsOf(sitemap)).toContain('/post-100/');
	});

	it('is read again after a change during the reading', async () => {
		const { state, sitemap } = largeSite(100);
		const index = sitemap.index();
		sitemap.forget();
		await index;
		state.posts = 101;
		expect(await pathsOf(sitemap)).toContain('/post-100/');
	});

	it('is the earlier one while WordPress is away, and unavailable without an earlier one', async () => {
		const { state, sitemap } = largeSite(100);
		state.isAway = true;
		await expect(sitemap.index()).rejects.toThrow(WordPressUnavailable);
		state.isAway = false;
		expect(await pathsOf(sitemap)).toContain('/post-99/');
		state.isAway = true;
		sitemap.forget();
		expect(await pathsOf(sitemap)).toContain('/post-99/');
	});
});
