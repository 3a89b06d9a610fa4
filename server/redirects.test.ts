import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WholeSite, wholeSite } from './testing/whole-site';

const FILES = {
	'site.json': JSON.stringify({
		title: 'Bay & Boats',
		pageOnFront: 'home',
		pageForPosts: 'stories',
		postsPerPage: 1,
		permalinkStructure: '/stories/%postname%/',
		contentTypes: [{ name: 'boat', rewriteSlug: 'fleet' }],
		taxonomies: [{ name: 'boat-type', contentTypes: ['boat'] }],
	}),
	'terms.json': JSON.stringify({
		category: [{ name: 'Trips', slug: 'trips' }],
		post_tag: [{ name: 'Moon', slug: 'moon' }],
		'boat-type': [{ name: 'RIB', slug: 'rib' }],
	}),
	'posts/second.md': '---\ntitle: Second\ncategories: [trips]\ntags: [moon]\n---\n\nMoon',
	'posts/third.md': '---\ntitle: Third\ncategories: [trips]\n---\n\nStars',
};

let site: WholeSite;
let server: Server;
let origin: string;
/** A real WordPress finds most slugs in any case; the mock finds none. */
let findsAnyCase = false;
beforeAll(async () => {
	site = await wholeSite(FILES);
	const { execute } = site.backend;
	site.backend.execute = (request) => {
		const uri = request.variables?.uri;
		const isLoose = findsAnyCase && typeof uri === 'string';
		const variables = isLoose ? { uri: uri.toLowerCase() } : request.variables;
		return execute({ ...request, variables });
	};
	server = createServer(site.app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.close();
});

/**
 * Returns the address to which the listening host sends a visitor, and the caches that may keep
 * that answer.
 */
async function sent(path: string, headers: Record<string, string> = {}) {
	const response = await fetch(origin + path, { redirect: 'manual', headers });
	expect(response.status).toBe(301);
	const isForAll = response.headers.get('cache-control')?.startsWith('public') ?? false;
	return { to: response.headers.get('location'), isForAll };
}

describe('a redirect', () => {
	it.each([
		['a short address', '/?p=11&utm_source=x&a=b%20c', '/stories/first/?utm_source=x&a=b+c'],
		['a tag by its slug', '/?tag=moon&utm_source=x', '/tag/moon/?utm_source=x'],
		['a category by its slug', '/?category_name=x/trips&paged=2', '/category/trips/?paged=2'],
		['an author by the slug', '/?author_name=crew', '/author/crew/'],
		['a post by its slug', '/?name=first&utm_source=x', '/stories/first/?utm_source=x'],
		['the slug of the front page', '/home/?utm_source=x', '/?utm_source=x'],
		['a short address', '/?utm_source=x&page_id=11&page=2', '/stories/first/?utm_source=x&page=2'],
		['a missing slash', '/stories/first?utm_source=x', '/stories/first/?utm_source=x'],
		['another case', '/Stories/First/?utm_source=x', '/stories/first/?utm_source=x'],
		['another case', '/Stories/page/2/?utm_source=x', '/stories/page/2/?utm_source=x'],
		['a later page', '/stories/first/page/2/?utm_source=x', '/stories/first/?page=2&utm_source=x'],
		['a later page', '/stories/first/2/?utm_source=x', '/stories/first/?page=2&utm_source=x'],
		['a later page', '/STORIES/first/page/2/?a=1', '/stories/first/?page=2&a=1'],
		['?paged=', '/stories/first/?paged=2&utm_source=x', '/stories/first/?page=2&utm_source=x'],
		['?paged= of the front page', '/?utm_source=x&paged=2', '/?page=2&utm_source=x'],
		['the sitemap of WordPress', '/wp-sitemap.xml?utm_source=x', '/sitemap.xml?utm_source=x'],
	])('keeps the parameters that it did not use: %s, %s', async (_, from, to) => {
		expect(await sent(from)).toEqual({ to, isForAll: false });
		// The second time, the answer comes from the cache.
		expect(await sent(from)).toEqual({ to, isForAll: false });
	});

	it('is missing for an unknown slug', async () => {
		for (const path of ['/?name=nothing', '/?tag=nothing', '/?author_name=x']) {
			expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(200);
		}
	});

	it('keeps page number and filters of a list, where WordPress itself knows the other case', async () => {
		const path = '/category/Trips/';
		findsAnyCase = true;
		expect(await sent(`${path}page/2/?e-filter-a-tag=x~y`)).toEqual({
			to: '/category/trips/page/2/?e-filter-a-tag=x%7Ey',
			isForAll: true,
		});
		expect((await sent(`${path}?paged=2&utm_source=x`)).to).toBe(
			'/category/trips/page/2/?utm_source=x',
		);
		findsAnyCase = false;
	});

	it('gives no visitor the parameters of another', async () => {
		const path = '/stories/third/page/3/';
		expect((await sent(`${path}?utm_source=one`)).to).toBe('/stories/third/?page=3&utm_source=one');
		expect(await sent(path)).toEqual({ to: '/stories/third/?page=3', isForAll: true });
		expect((await sent(`${path}?utm_source=two`)).to).toBe('/stories/third/?page=3&utm_source=two');
	});

	it('the redirect keeps the parameters once for a logged-in visitor, and no other visitor gets it', async () => {
		const headers = { cookie: 'wordpress_logged_in_x=1' };
		expect(await sent('/stories/first/page/2/?utm_source=x', headers)).toEqual({
			to: '/stories/first/?utm_source=x&page=2',
			isForAll: false,
		});
		expect((await sent('/stories/first/page/2/', headers)).isForAll).toBe(false);
	});
});
