import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findUri } from './find-uri';
import { createOperation } from './operation';
import { pageOf, record, type StubSite, stubSite } from './testing/stub-site';

async function find(site: StubSite, uri: string, namesPages = true) {
	const known = { typeOf: new Map(), taxonomyOf: new Map() };
	const operation = await createOperation(site.reader, parse('{ a }'), known, false);
	site.asked.length = 0;
	return findUri(uri, operation, namesPages);
}

describe('the node behind an address', () => {
	it('is the record that the page names, with any permalinks', async () => {
		const site = stubSite();
		site.answers.set('/a/b-7.html/', () => pageOf('wp/v2/posts/7'));
		const post = record(7, '/a/b-7.html', { type: 'post' });
		site.answers.set('/wp-json/wp/v2/posts/7', () => Response.json(post));
		const found = await find(site, '/a/b-7.html');
		expect(found).toMatchObject({ __typename: 'Post', databaseId: 7 });
		expect(site.asked).toEqual(['HEAD /a/b-7.html/', '/wp-json/wp/v2/posts/7']);
	});

	it.each([
		['is not there', () => new Response('', { status: 404 })],
		['leads elsewhere', () => new Response('', { status: 301, headers: { location: '/b/' } })],
	])('is nothing where the page %s, and nothing more is asked', async (_, answer) => {
		const site = stubSite();
		site.answers.set('/a/', answer);
		expect(await find(site, '/a/')).toBeNull();
		expect(site.asked).toEqual(['HEAD /a/']);
	});

	it('is nothing where the record has another address', async () => {
		const site = stubSite();
		site.answers.set('/old/', () => pageOf('wp/v2/pages/4'));
		site.answers.set('/wp-json/wp/v2/pages/4', () => Response.json(record(4, '/new/')));
		expect(await find(site, '/old/')).toBeNull();
	});

	it('is an author in the directory of a language too', async () => {
		const site = stubSite();
		const author = { id: 3, link: 'https://boats.test/author/ed/', name: 'Ed', slug: 'ed' };
		for (const path of ['/de/author/ed/', '/author/other/'])
			site.answers.set(path, () => pageOf('wp/v2/users/3'));
		site.answers.set('/wp-json/wp/v2/users/3', () => Response.json(author));
		expect(await find(site, '/de/author/ed/')).toMatchObject({ __typename: 'User' });
		expect(await find(site, '/author/other/')).toBeNull();
	});

	it('is found by its slug where pages name nothing, and only at its own address', async () => {
		const site = stubSite();
		const list = [record(4, '/b/crew/'), record(5, '/a/crew/')];
		site.answers.set('/wp-json/wp/v2/pages?per_page=100&slug=crew', () => Response.json(list));
		expect(await find(site, '/a/crew/', false)).toMatchObject({ databaseId: 5 });
		expect(await find(site, '/c/crew/', false)).toBeNull();
	});

	it('is a list: that of posts at its page, that of a type at its archive', async () => {
		const site = stubSite();
		site.answers.set('/wp-json/wp/v2/pages/2', () => Response.json(record(2, '/stories/')));
		for (const path of ['/stories/', '/fleet/']) site.answers.set(path, () => new Response(''));
		expect(await find(site, '/stories/')).toMatchObject({ name: 'post', isPostsPage: true });
		expect(await find(site, '/fleet/')).toMatchObject({ name: 'boat', isPostsPage: false });
	});

	it('is the front page at the root', async () => {
		const site = stubSite();
		site.answers.set('/wp-json/wp/v2/pages/1', () => Response.json(record(1, '/home/')));
		expect(await find(site, '/')).toMatchObject({ databaseId: 1, uri: '/', isFrontPage: true });
	});

	it('is nothing of another site', async () => {
		const site = stubSite();
		for (const uri of ['//evil.example/a/', 'https://evil.example/a/', '/\\evil.example/', '']) {
			expect(await find(site, uri)).toBeNull();
		}
		expect(site.asked).toEqual([]);
	});
});
