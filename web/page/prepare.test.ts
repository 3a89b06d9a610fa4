import { gql } from '@apollo/client';
import { TooLargeHere } from '@outrigger/rules/templates/rendering-limit';
import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restNames } from '../wordpress/rest';
import { namingRest } from '../wordpress/testing/naming-rest';
import { createPreparations } from './prepare';
import type { GraphQLExecutor, PageRequest, SiteOptions } from './renderer';

afterEach(() => {
	vi.restoreAllMocks();
});

/** A site that answers only requests for REST's names; `status` is the status of its next answer. */
function site() {
	const asked: string[] = [];
	const state = { status: 200 };
	const named = namingRest(() => Promise.reject(new Error('Nothing else is asked.')));
	const preparations = createPreparations({
		siteUrl: 'https://boats.example',
		capabilities: NO_CAPABILITIES,
		execute: async () => ({ data: { nodeByUri: null } }),
		contentStyles: async () => ({ stylesheets: [], css: '' }),
		rest: async (path) => {
			if (path.startsWith('wp/')) asked.push(path);
			return { ...(await named(path)), status: state.status };
		},
	} as Partial<SiteOptions> as SiteOptions);
	const request = {
		path: '/bay/',
		url: new URL('https://boats.example/bay/'),
		page: 1,
		commentPage: null,
		search: null,
		previewId: null,
		execute: null,
		pause: () => undefined,
	} as Partial<PageRequest> as PageRequest;
	const namesOfPage = async () => {
		const { options } = await preparations.ofPage(request);
		return restNames(options.rest);
	};
	return { asked, state, preparations, namesOfPage };
}

describe('the list of the names in REST', () => {
	it('is requested once for all pages, and again when WordPress has changed', async () => {
		const { asked, preparations, namesOfPage } = site();
		await namesOfPage();
		expect((await namesOfPage()).types.get('post')?.restBase).toBe('posts');
		expect(asked).toEqual(['wp/v2/types', 'wp/v2/taxonomies']);
		preparations.forget();
		await namesOfPage();
		expect(asked).toHaveLength(4);
	});

	it('is fresh for a minute, and requested again in the background from then on', async () => {
		const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
		const { asked, namesOfPage } = site();
		await namesOfPage();
		clock.mockReturnValue(1000 + 59_999);
		await namesOfPage();
		expect(asked).toHaveLength(2);
		clock.mockReturnValue(1000 + 60_000);
		await namesOfPage();
		expect(asked).toHaveLength(4);
	});

	it('is requested again after a refusal', async () => {
		const { asked, state, namesOfPage } = site();
		state.status = 503;
		await expect(namesOfPage()).rejects.toThrow('REST refused');
		state.status = 200;
		await namesOfPage();
		expect(asked).toHaveLength(4);
	});
});

describe('a request for data that all visitors share', () => {
	it('carries no login, even if the first page is an editor’s', async () => {
		const asked: string[] = [];
		const executor =
			(who: string): GraphQLExecutor =>
			async ({ operationName }) => {
				asked.push(`${who} ${operationName}`);
				const generalSettings = { __typename: 'GeneralSettings', title: `Bay of ${who}` };
				return { data: { generalSettings, nodeByUri: null, contentNode: null } };
			};
		const preparations = createPreparations({
			siteUrl: 'https://boats.example',
			capabilities: NO_CAPABILITIES,
			execute: executor('nobody'),
			contentStyles: async () => ({ stylesheets: [], css: '' }),
			rest: namingRest(() => Promise.reject(new Error('Nothing else is asked.'))),
		} as Partial<SiteOptions> as SiteOptions);
		const draft = {
			path: '/',
			url: new URL('https://boats.example/?p=13&preview=true'),
			page: 1,
			commentPage: null,
			search: null,
			previewId: 13,
			execute: executor('editor'),
			pause: () => undefined,
		} as Partial<PageRequest> as PageRequest;
		const { shell } = await preparations.ofPage(draft);
		expect(shell.site.title).toBe('Bay of nobody');
		expect(asked.filter((one) => one.startsWith('editor'))).toEqual(['editor PageById']);
	});
});

describe('the archive of a post format, which REST names no taxonomy for', () => {
	const planOf = async (total: number) => {
		const asked: string[] = [];
		const node = {
			__typename: 'PostFormat',
			id: 'x',
			uri: '/type/gallery/',
			isFrontPage: false,
			isPostsPage: false,
			isContentNode: false,
			isTermNode: true,
			databaseId: 187,
			name: 'Gallery',
			slug: 'post-format-gallery',
			count: 2,
			description: null,
			taxonomyName: 'post_format',
		};
		const preparations = createPreparations({
			siteUrl: 'https://boats.example',
			capabilities: NO_CAPABILITIES,
			execute: async ({ operationName }) => ({
				data: operationName === 'Page' ? { nodeByUri: node } : {},
			}),
			contentStyles: async () => ({ stylesheets: [], css: '' }),
			rest: namingRest(async (path) => {
				asked.push(path);
				return { status: 200, body: [{ id: 5 }, { id: 6 }], total, totalPages: 1 };
			}),
		} as Partial<SiteOptions> as SiteOptions);
		const { plan } = await preparations.ofPage({
			path: '/type/gallery/',
			url: new URL('https://boats.example/type/gallery/'),
			page: 1,
			commentPage: null,
			search: null,
			previewId: null,
			execute: null,
			pause: () => undefined,
		} as Partial<PageRequest> as PageRequest);
		return { plan, asked };
	};

	it('is listed by its parameter', async () => {
		const { plan, asked } = await planOf(2);
		expect([plan.status, plan.subject.title]).toEqual([200, 'Gallery']);
		expect(asked.filter((path) => path.startsWith('wp/'))).toEqual([
			'wp/v2/posts?format=gallery&page=1&per_page=10&_fields=id',
		]);
	});

	it('is a fault where WordPress leaves that out, never a list of all posts', async () => {
		await expect(planOf(118)).rejects.toThrow('post formats');
	});
});

describe('a page of many elements', () => {
	/** A page of 60 elements, with a header of 40 elements. */
	function largeSite() {
		const elements = (count: number) => Array.from({ length: count }, () => ({}));
		const answers = [
			{ contentNode: { elementorElements: elements(60) } },
			{ elementorTemplates: [{ elementorElements: elements(40) }] },
		];
		const preparations = createPreparations({
			siteUrl: 'https://boats.example',
			capabilities: NO_CAPABILITIES,
			contentStyles: async () => ({ stylesheets: [], css: '' }),
			execute: async ({ operationName }) =>
				operationName === 'Probe' ? { data: answers.shift() ?? {} } : { data: { nodeByUri: null } },
			rest: namingRest(() => Promise.reject(new Error('Nothing else is asked.'))),
		} as Partial<SiteOptions> as SiteOptions);
		return async (mostElements?: number) => {
			const { client } = await preparations.ofPage({
				path: '/bay/',
				url: new URL('https://boats.example/bay/'),
				page: 1,
				commentPage: null,
				search: null,
				previewId: null,
				execute: null,
				pause: () => undefined,
				...(mostElements !== undefined && { mostElements }),
			} as Partial<PageRequest> as PageRequest);
			const ask = () => client.query({ query: gql`query Probe { any }`, fetchPolicy: 'no-cache' });
			await ask();
			await ask();
		};
	}

	it('is refused as soon as its documents hold more than are rendered here', async () => {
		await expect(largeSite()(99)).rejects.toThrow(TooLargeHere);
	});

	it.each([100, undefined])('is rendered where %s may be', async (mostElements) => {
		await expect(largeSite()(mostElements)).resolves.toBeUndefined();
	});
});

describe('a rendering that has no turn', () => {
	it('calls WordPress when it has a turn, and goes on with the answer in another turn', async () => {
		const events: string[] = [];
		const turns: (() => void)[] = [];
		let hasTurn = true;
		const preparations = createPreparations({
			siteUrl: 'https://boats.example',
			capabilities: NO_CAPABILITIES,
			contentStyles: async () => ({ stylesheets: [], css: '' }),
			async execute({ operationName }) {
				if (operationName === 'Probe') events.push('asked');
				return { data: { nodeByUri: null, any: 1 } };
			},
			rest: namingRest(() => Promise.reject(new Error('Nothing else is asked.'))),
		} as Partial<SiteOptions> as SiteOptions);
		const { client } = await preparations.ofPage({
			path: '/bay/',
			url: new URL('https://boats.example/bay/'),
			search: null,
			execute: null,
			pause() {
				if (hasTurn) return undefined;
				return new Promise<void>((resolve) => turns.push(resolve) && events.push('waits'));
			},
		} as Partial<PageRequest> as PageRequest);
		hasTurn = false;
		const give = async () => {
			await vi.waitFor(() => expect(turns).toHaveLength(1));
			hasTurn = true;
			turns.pop()?.();
			await Promise.resolve();
			hasTurn = false;
		};
		const answered = client.query({ query: gql`query Probe { any }`, fetchPolicy: 'no-cache' });
		await give();
		await give();
		await answered;
		expect(events).toEqual(['waits', 'asked', 'waits']);
	});
});
