import { describe, expect, it } from 'vitest';
import { placesOf } from './places';

let made = 0;
const page = (title: string, changes: object = {}) => ({
	databaseId: ++made,
	type: 'page',
	status: 'publish',
	title,
	uri: `/${title.toLowerCase()}/`,
	parentId: 0,
	menuOrder: 0,
	password: '',
	...changes,
});
const paths = (posts: Parameters<typeof placesOf>[0]) => placesOf(posts).map(({ path }) => path);

describe('the addresses that the start prints', () => {
	it('are pages of this site, in the order of its editor and of their making', () => {
		const posts = [page('About', { menuOrder: 2 }), page('Zoo'), page('Boats')];
		expect(paths(posts)).toEqual(['/', '/zoo/', '/boats/', '/about/', '/sitemap.xml']);
	});

	it('leave out drafts, passwords, children, pages hidden from search engines, and the second address of the front page', () => {
		const posts = [
			page('Draft', { status: 'draft' }),
			page('Secret', { password: 'x' }),
			page('Child', { parentId: 7 }),
			page('Hidden', { seo: { noindex: true } }),
			page('Home', { uri: '/' }),
		];
		expect(paths(posts)).toEqual(['/', '/sitemap.xml']);
	});

	it('are at most twelve pages', () => {
		const posts = Array.from({ length: 13 }, (_, index) => page(`Page${index}`));
		expect(paths(posts)).toHaveLength(14);
		expect(paths(posts)).toContain('/page11/');
		expect(paths(posts)).not.toContain('/page12/');
	});

	it('name the newest post where there are no pages', () => {
		const posts = [page('New', { type: 'post' }), page('Old', { type: 'post' })];
		expect(paths(posts)).toEqual(['/', '/new/', '/sitemap.xml']);
	});
});
