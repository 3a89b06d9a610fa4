import { describe, expect, it } from 'vitest';
import { ids } from './testing/ask-site';
import { testSite } from './testing/test-site';

const BASE = '/wp-json/wp/v2';

/** The usual site with further pages and pictures: `id → fields`. */
function siteWith(added: Readonly<Record<number, object>>) {
	const content = testSite();
	const base = content.posts.find(({ databaseId }) => databaseId === 30);
	if (!base) throw new Error('The test site has no page 30.');
	const posts = Object.entries(added).map(([id, fields]) => ({
		...base,
		...{ databaseId: Number(id), slug: `added-${id}`, title: `Added ${id}`, uri: `/added-${id}/` },
		...fields,
	}));
	return { ...content, posts: [...content.posts, ...posts] };
}

const picture = (fields: object) => ({
	type: 'attachment',
	status: 'inherit',
	media: testSite().posts.find(({ media }) => media)?.media ?? null,
	...fields,
});

// The orders are those of a WordPress 7.1 with the same content.
describe('the order of a list', () => {
	const day = (number: number) => `2026-04-0${number}T12:00:00`;
	const pages = siteWith({
		61: { menuOrder: 2, date: day(1) },
		62: { menuOrder: 1, date: day(2) },
		63: { menuOrder: 3, date: day(3) },
		64: { menuOrder: 1, date: day(2) },
	});
	const own = `${BASE}/pages?include=61,62,63,64`;
	const asked = (query: string) => ids(own + query, undefined, pages);

	it('of pages is their place among their siblings, which chooses them as well', async () => {
		expect(await asked('&orderby=menu_order&order=desc')).toEqual([63, 61, 62, 64]);
		expect(await asked('&orderby=menu_order&order=asc')).toEqual([62, 64, 61, 63]);
		expect(await asked('&menu_order=1&orderby=id&order=asc')).toEqual([62, 64]);
		expect(await asked('&menu_order=0')).toEqual([]);
	});

	it('puts equal ones by their numbers, dates in the direction of the list', async () => {
		expect(await asked('&orderby=date&order=desc')).toEqual([63, 64, 62, 61]);
		expect(await asked('&orderby=date&order=asc')).toEqual([61, 62, 64, 63]);
		expect(await asked('&orderby=author&order=desc')).toEqual([61, 62, 63, 64]);
	});

	it('of media is their date, and the other orders are those of posts', async () => {
		const media = siteWith({
			71: picture({ date: day(3), title: 'Buoy', authorId: 2 }),
			72: picture({ date: day(1), title: 'Anchor', authorId: 1 }),
			73: picture({ date: day(2), title: 'Cleat', authorId: 3 }),
		});
		const of = (query: string) => ids(`${BASE}/media?include=71,72,73${query}`, undefined, media);
		expect(await of('')).toEqual([71, 73, 72]);
		expect(await of('&order=asc')).toEqual([72, 73, 71]);
		expect(await of('&orderby=title&order=asc')).toEqual([72, 71, 73]);
		expect(await of('&orderby=author&order=asc')).toEqual([72, 71, 73]);
		expect(await of('&orderby=include&order=asc')).toEqual([71, 72, 73]);
	});
});

describe('offset', () => {
	const oldest = `${BASE}/posts?orderby=id&order=asc`;

	it('counts entries, takes the place of a page, and ends empty behind the last', async () => {
		expect(await ids(`${oldest}&offset=2&per_page=3`)).toEqual([3, 4, 5]);
		expect(await ids(`${oldest}&offset=2&per_page=3&page=2`)).toEqual([3, 4, 5]);
		expect(await ids(`${oldest}&offset=19`)).toEqual([20]);
		expect(await ids(`${oldest}&offset=20`)).toEqual([]);
	});

	it('is one of terms, users and comments as well', async () => {
		expect(await ids(`${BASE}/boat-types?offset=1&orderby=id&order=asc`)).toEqual([11]);
		expect(await ids(`${BASE}/users?offset=1&orderby=id&order=asc`, 'crew')).toEqual([2, 3, 4]);
		expect(await ids(`${BASE}/comments?offset=1&orderby=id&order=asc`)).toEqual([2, 5]);
	});
});

it('dates of publication and of change choose together', async () => {
	const both = 'after=2026-05-10T12:00:00&modified_before=2026-06-13T12:00:00';
	expect(await ids(`${BASE}/posts?${both}&orderby=id&order=asc`)).toEqual([10, 11]);
});
