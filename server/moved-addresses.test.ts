import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';
import { signPurge } from './testing/signed-purge';
import { openWith, WHOLE_SITE_URL, type WholeSite, wholeSite } from './testing/whole-site';

const answerOf = async (site: WholeSite, path: string, headers?: Record<string, string>) => {
	const response = await site.get(path, headers);
	return { status: response.status, location: response.headers.get('location') };
};

describe('an address that moved, in front of a real WordPress', () => {
	let wordpress: RealWordPress;
	let site: WholeSite;
	let asked: { url: string | undefined; cookie: string | undefined }[];
	beforeAll(async () => {
		wordpress = await realWordPress(
			contentFolder({ 'posts/first.md': '---\ntitle: First\n---\n\nCast off' }),
		);
	});
	afterAll(() => wordpress.close());
	beforeEach(async () => {
		asked = [];
		wordpress.behaviour = 'well';
		wordpress.files.clear();
		site = await openWith({
			WORDPRESS_URL: wordpress.url,
			REVALIDATE_SECRET: 'a secret of the operator, long enough',
			DATA_DIR: mkdtempSync(join(tmpdir(), 'outrigger-moved-')),
		});
	});

	/** Makes WordPress redirect a path to a location. */
	function move(path: string, location: string | null, status = 301) {
		wordpress.files.set(path, ({ method, url, headers }) => {
			// The host also reads the head of a page by GET, for its sheets; only the look-ups use HEAD.
			if (method === 'HEAD') asked.push({ url, cookie: headers.cookie });
			return new Response(null, { status, headers: location === null ? {} : { location } });
		});
	}
	const headsOf = (path: string) => asked.filter(({ url }) => url?.startsWith(path)).length;

	it('is passed on as an own path, with the query; the host requests it once, without cookies', async () => {
		move('/old-name/', `${wordpress.url}/first/`);
		const to = { status: 301, location: '/first/?utm_source=x' };
		expect(await answerOf(site, '/old-name/?utm_source=x')).toEqual(to);
		expect(await answerOf(site, '/old-name/')).toEqual({ status: 301, location: '/first/' });
		const cookie = 'wordpress_logged_in_x=1';
		expect(await answerOf(site, '/old-name/?utm_source=x', { cookie })).toEqual(to);
		expect(asked).toEqual([{ url: '/old-name/', cookie: undefined }]);
	});

	it('keeps its status, and one that is gone is the page for nothing with 410', async () => {
		for (const status of [302, 303, 307, 308]) {
			move(`/by-${status}/`, '/first/', status);
			expect(await answerOf(site, `/by-${status}/`)).toEqual({ status, location: '/first/' });
		}
		move('/gone/', null, 410);
		const gone = await site.get('/gone/');
		expect(gone.status).toBe(410);
		expect(await gone.text()).toContain('<html');
		move('/gone.html', null, 410);
		expect((await site.get('/gone.html')).status).toBe(410);
	});

	it('may be an address with parameters that no page reads, also once it is known as missing', async () => {
		wordpress.files.set('/shop/', ({ url }) =>
			url === '/shop/?id=3'
				? new Response(null, { status: 302, headers: { location: '/first/' } })
				: new Response('', { status: 404 }),
		);
		expect((await site.get('/shop/')).status).toBe(404);
		const first = { status: 302, location: '/first/' };
		expect(await answerOf(site, '/shop/?id=3')).toEqual(first);
		expect(await answerOf(site, '/shop/?id=3&gclid=x')).toEqual({
			...first,
			location: '/first/?gclid=x',
		});
		expect((await site.get('/shop/?id=4')).status).toBe(404);
		const server = createServer(site.app.listener).listen(0, '127.0.0.1');
		await once(server, 'listening');
		try {
			const { port } = server.address() as AddressInfo;
			const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
			const statuses = [await at('/shop/'), await at('/shop/?id=3'), await at('/shop/?gclid=x')];
			expect(statuses.map(({ status }) => status)).toEqual([404, 302, 404]);
		} finally {
			server.closeAllConnections();
			server.close();
		}
	});

	it('may be the file of an older site, by its query as well', async () => {
		move('/shop.php', '/first/');
		expect(await answerOf(site, '/shop.php?id=3')).toEqual({ status: 301, location: '/first/' });
		expect(asked[0]?.url).toBe('/shop.php?id=3');
		expect((await site.get('/shop.html')).status).toBe(404);
	});

	it('leads to another host only where the visitor’s own address does not name it', async () => {
		move('/map/', 'https://maps.test/bay');
		move('/to/maps.test/', 'https://maps.test/');
		move('/js/', 'javascript:alert(1)');
		expect(await answerOf(site, '/map/?utm_source=x')).toEqual({
			status: 301,
			location: 'https://maps.test/bay',
		});
		for (const path of ['/to/maps.test/', '/js/']) {
			expect(await answerOf(site, path)).toEqual({ status: 404, location: null });
		}
	});

	it('stays a 404 if WordPress only spells the same address differently, or redirects every request to this host', async () => {
		move('/same/', `${wordpress.url}/same`);
		move('/same', `${wordpress.url}/same/`);
		move('/store/', `${WHOLE_SITE_URL}/store/`);
		move('/store-front/', `${WHOLE_SITE_URL}/`);
		for (const path of ['/same/', '/store/', '/store-front/', '/nothing/']) {
			expect(await answerOf(site, path)).toEqual({ status: 404, location: null });
		}
	});

	it('is followed through steps that only change slashes', async () => {
		move('/step/', '/step');
		move('/step', '/first/');
		expect(await answerOf(site, '/step/')).toEqual({ status: 301, location: '/first/' });
	});

	it('repeats the visitor’s spelling where a rule does', async () => {
		move('/docs/knots/', '/first/?of=knots/');
		move('/docs/knots', '/first/?of=knots', 302);
		expect(await answerOf(site, '/docs/knots?utm_source=x')).toEqual({
			status: 302,
			location: '/first/?of=knots&utm_source=x',
		});
		expect((await answerOf(site, '/docs/knots/')).location).toBe('/first/?of=knots/');
	});

	it('takes one step from another spelling of the old address, with the query', async () => {
		move('/old-name/', `${wordpress.url}/first/`, 302);
		move('/far/', 'https://maps.test/bay');
		for (const path of ['/old-name', '//old-name', '/index.php/old-name', '/old-name/page/1']) {
			expect(await answerOf(site, `${path}?utm_source=x`)).toEqual({
				status: 302,
				location: '/first/?utm_source=x',
			});
		}
		expect((await answerOf(site, '/far?utm_source=x')).location).toBe('https://maps.test/bay');
		expect(await answerOf(site, '/first?utm_source=x')).toEqual({
			status: 301,
			location: '/first/?utm_source=x',
		});
		expect((await site.get('/nothing')).status).toBe(404);
	});

	it('may be a rule without the slash at its end', async () => {
		move('/by-rule', '/first/', 307);
		expect(await answerOf(site, '/by-rule')).toEqual({ status: 307, location: '/first/' });
		expect(await answerOf(site, '/by-rule/')).toEqual({ status: 307, location: '/first/' });
		move('/gone-by-rule', null, 410);
		for (const path of ['/gone-by-rule/', '/gone-by-rule']) {
			expect((await site.get(path)).status).toBe(410);
		}
		expect((await site.get('/by-no-rule/')).status).toBe(404);
	});

	it('is forgotten on every purge', async () => {
		move('/renamed/', '/first/');
		expect((await answerOf(site, '/renamed/')).location).toBe('/first/');
		move('/renamed/', '/second/');
		expect((await answerOf(site, '/renamed/')).location).toBe('/first/');
		const body = JSON.stringify({ uris: ['/quite-another/'] });
		const purged = await site.app.request(`${WHOLE_SITE_URL}/revalidate`, {
			method: 'POST',
			headers: {
				...signPurge('a secret of the operator, long enough', body, Date.now()),
				'content-type': 'application/json',
			},
			body,
		});
		expect(purged.status).toBe(200);
		expect((await answerOf(site, '/renamed/')).location).toBe('/second/');
	});

	it('is not remembered where WordPress breaks, and the visitor gets the 404', async () => {
		move('/broken/', null, 500);
		expect((await site.get('/broken/')).status).toBe(404);
		move('/broken.html', null, 500);
		expect((await site.get('/broken.html')).status).toBe(404);
		move('/broken.html', '/first/');
		expect((await answerOf(site, '/broken.html')).location).toBe('/first/');
	});

	it('is not looked up for existing pages', async () => {
		move('/first/', '/elsewhere/');
		expect((await site.get('/first/')).status).toBe(200);
		expect(headsOf('/first/')).toBe(0);
	});
});

describe('an address that moved, in the content folder', () => {
	let site: WholeSite;
	beforeAll(async () => {
		site = await wholeSite({
			'site.json': JSON.stringify({
				permalinkStructure: '/stories/%postname%/',
				contentTypes: [{ name: 'boat', rewriteSlug: 'fleet' }],
				taxonomies: [{ name: 'boat-type', contentTypes: ['boat'] }],
				redirects: [
					{ from: '/blog/*', to: '/stories/*' },
					{ from: '/about.html', to: '/about/', status: 308 },
					{ from: '/map', to: 'https://maps.test/bay', status: 302 },
					{ from: '/closed', status: 410 },
					{ from: '/wp-json/*', to: '/' },
					{ from: '/a', to: '/b' },
					{ from: '/b', to: '/a' },
				],
			}),
			'posts/first.md': '---\ntitle: First\noldSlugs: [zeroth, κόλπος]\n---\n\nCast off',
			'posts/draft.md': '---\ntitle: Draft\nstatus: draft\noldSlugs: [sketch]\n---\n\nNot yet',
		});
	});

	it('leads to the address in site.json, before all other rules', async () => {
		expect(await answerOf(site, '/blog/first/?utm_source=x')).toEqual({
			status: 301,
			location: '/stories/first/?utm_source=x',
		});
		expect(await answerOf(site, '/about.html')).toEqual({ status: 308, location: '/about/' });
		expect(await answerOf(site, '/map/')).toEqual({
			status: 302,
			location: 'https://maps.test/bay',
		});
		expect((await site.get('/closed/')).status).toBe(410);
		expect((await site.get('/wp-json/wp/v2/types')).status).toBe(200);
	});

	it('is a 404 where its redirects never end', async () => {
		expect((await site.get('/a/')).status).toBe(404);
	});

	it('leads from an old slug of a published post to the post', async () => {
		for (const slug of ['zeroth', encodeURIComponent('κόλπος').toLowerCase()]) {
			for (const slash of ['/', '']) {
				expect(await answerOf(site, `/stories/${slug}${slash}?utm_source=x`)).toEqual({
					status: 301,
					location: '/stories/first/?utm_source=x',
				});
			}
		}
		expect((await site.get('/stories/sketch/')).status).toBe(404);
		expect((await site.get('/zeroth/')).status).toBe(404);
	});
});
