import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { TooLargeHere } from '../../domain/rendering-limit';
import { restNames } from '../wordpress/rest';
import { namingRest } from '../wordpress/testing/naming-rest';
import { createPreparations } from './prepare';
import type { PageRequest, SiteOptions } from './renderer';

/** A site of nothing but what REST calls things; `status` is what it answers next. */
function site() {
	const asked: string[] = [];
	const state = { status: 200 };
	const named = namingRest(() => Promise.reject(new Error('Nothing else is asked.')));
	const preparations = createPreparations({
		siteUrl: 'https://boats.example',
		capabilities: { elementor: false, loops: false },
		execute: async () => ({ data: { nodeByUri: null } }),
		rest: async (path) => {
			asked.push(path);
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
	} as Partial<PageRequest> as PageRequest;
	const namesOfPage = async () => {
		const { options } = await preparations.ofPage(request);
		return restNames(options.rest);
	};
	return { asked, state, preparations, namesOfPage };
}

describe('what REST calls things', () => {
	it('is asked once for all pages, and again when WordPress has changed', async () => {
		const { asked, preparations, namesOfPage } = site();
		await namesOfPage();
		expect((await namesOfPage()).types.get('post')?.restBase).toBe('posts');
		expect(asked).toEqual(['wp/v2/types', 'wp/v2/taxonomies']);
		preparations.forget();
		await namesOfPage();
		expect(asked).toHaveLength(4);
	});

	it('is asked again after a refusal', async () => {
		const { asked, state, namesOfPage } = site();
		state.status = 503;
		await expect(namesOfPage()).rejects.toThrow('REST refused');
		state.status = 200;
		await namesOfPage();
		expect(asked).toHaveLength(4);
	});
});

describe('a page of many elements', () => {
	/** A page of 60 elements below a header of 40. */
	function largeSite() {
		const elements = (count: number) => Array.from({ length: count }, () => ({}));
		const answers = [
			{ contentNode: { elementorElements: elements(60) } },
			{ elementorTemplates: [{ elementorElements: elements(40) }] },
		];
		const preparations = createPreparations({
			siteUrl: 'https://boats.example',
			capabilities: { elementor: false, loops: false },
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
