import { describe, expect, it } from 'vitest';
import { headData } from './head-data';
import type { PagePlan } from './plan';
import type { Shell } from './shell';

const shell = {
	site: { title: 'Sette Nodi', description: '', url: 'https://boats.example', language: 'en-US' },
	iconUrl: null,
} as Shell;

const WAY = [
	{ label: 'Home', uri: '/' },
	{ label: 'Destinations', uri: '/destinations/' },
	{ label: 'Isola Bruna', uri: null },
];

const planOf = (query: string, breadcrumbs = WAY) =>
	({
		status: 200,
		node: null,
		meta: null,
		ownPopup: null,
		pageCount: 1,
		subject: { kind: 'singular', title: 'Isola Bruna', uri: '/destinations/isola-bruna/' },
		page: {
			path: '/destinations/isola-bruna/',
			url: new URL(`https://boats.example/destinations/isola-bruna/${query}`),
			pageNumber: 1,
			commentPage: null,
			archive: null,
			breadcrumbs,
			site: shell.site,
		},
	}) as unknown as PagePlan;

describe('the head of a page', () => {
	it('gives search engines the path of the breadcrumbs', () => {
		expect(headData(planOf(''), shell, false).structuredData.at(-1)).toEqual({
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://boats.example/' },
				{
					'@type': 'ListItem',
					position: 2,
					name: 'Destinations',
					item: 'https://boats.example/destinations/',
				},
				{ '@type': 'ListItem', position: 3, name: 'Isola Bruna', item: undefined },
			],
		});
	});

	it('gives no path where there is none', () => {
		const types = headData(planOf('', []), shell, false).structuredData.map(
			(one) => Object.values(one)[0],
		);
		expect(types).toEqual(['WebSite', 'WebPage']);
	});

	it('names the card of a page of content where the host has cards', () => {
		const plan = { ...planOf(''), node: { contentTypeName: 'page' } } as unknown as PagePlan;
		expect(headData(plan, shell, true).oembed).toBe(
			'https://boats.example/wp-json/oembed/1.0/embed?url=https%3A%2F%2Fboats.example%2Fdestinations%2Fisola-bruna%2F',
		);
		expect(headData(plan, shell, false).oembed).toBeNull();
		expect(headData(planOf(''), shell, true).oembed).toBeNull();
	});

	it('keeps the address of an answer from search engines, not that of the page', () => {
		expect(headData(planOf(''), shell, false)).toMatchObject({
			isIndexed: true,
			canonical: 'https://boats.example/destinations/isola-bruna/',
		});
		expect(headData(planOf('?replytocom=3'), shell, false)).toMatchObject({
			isIndexed: false,
			canonical: null,
		});
	});
});
