import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { storeBody } from './site/answers/stored-body';
import { type Assets, developmentAssets } from './site/assets';
import { WordPressUnavailable } from './site/contract/unavailable';
import { FRESH_MS, STALE_MS } from './site/pages/page-host';
import { throughOptions } from './site/through/testing/page-parts';
import { startStubWordPress } from './site/through/testing/stub-wordpress';
import { createThrough } from './site/through/through';
import { signPurge } from './testing/signed-purge';
import { SITE_URL, tinySite } from './testing/tiny-site';

const servers: { close(): void }[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const at = (path: string) => `${SITE_URL}${path}`;

describe('a page', () => {
	it('is whole HTML with the headers that every page carries', async () => {
		const { app } = tinySite();
		const response = await app.request(at('/gallery/'));
		expect(response.status).toBe(200);
		expect(await response.text()).toContain('<title>first</title>');
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy':
				"default-src 'self'; script-src 'self' 'sha256-yC1stePmADOEkTaCe4CcpywFO70LHe6xX2EzLypudjo='; style-src 'self' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='; img-src 'self' data:; media-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types outrigger html 'allow-duplicates'; report-to default",
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'reporting-endpoints': 'default="/reports"',
		});
		expect(response.headers.get('permissions-policy')).toContain('camera=()');
		expect(response.headers.has('strict-transport-security')).toBe(false);
	});

	it('makes browsers stay on https where the site is on https', async () => {
		const { app } = tinySite({ environment: { SITE_URL: 'https://site.test' } });
		const response = await app.request('https://site.test/');
		expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
	});

	it('is rendered once for all its visitors, from any campaign', async () => {
		const { app, rendered } = tinySite();
		await Promise.all([
			app.request(at('/a/?utm_source=x')),
			app.request(at('/a/?fbclid=y')),
			app.request(at('/a/')),
		]);
		await app.request(at('/a/'));
		expect(rendered.map(({ url }) => url.href)).toEqual([at('/a/')]);
	});

	it('differs by filter, page and search', async () => {
		const { app, rendered } = tinySite();
		await app.request(at('/a/?e-filter-x-y=1'));
		await app.request(at('/a/page/2/'));
		await app.request(at('/?s=reef'));
		expect(rendered.map(({ path, page, search }) => [path, page, search])).toEqual([
			['/a/', 1, null],
			['/a/', 2, null],
			['/', 1, 'reef'],
		]);
	});

	it('travels compressed as the visitor can read it, each form with a tag of its own', async () => {
		const { app } = tinySite();
		const get = async (accept: string) => {
			const response = await app.request(at('/'), { headers: { 'accept-encoding': accept } });
			return { response, bytes: Buffer.from(await response.arrayBuffer()) };
		};
		const [plain, br, gzip] = [
			await get(''),
			await get('gzip, deflate, br'),
			await get('gzip;q=0.5, br;q=0'),
		];
		expect(br.response.headers.get('content-encoding')).toBe('br');
		expect(gzip.response.headers.get('content-encoding')).toBe('gzip');
		expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
		expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
		const tags = [plain, br, gzip].map(({ response }) => response.headers.get('etag'));
		expect(new Set(tags).size).toBe(3);
		expect(br.response.headers.get('vary')).toBe('accept-encoding');
	});

	it('is not sent again to a browser that has it', async () => {
		const { app } = tinySite();
		const etag = (await app.request(at('/'))).headers.get('etag') ?? '';
		const again = await app.request(at('/'), { headers: { 'if-none-match': `"x", W/${etag}` } });
		expect(again.status).toBe(304);
		expect(await again.text()).toBe('');
		expect(again.headers.get('content-security-policy')).toContain("default-src 'self'");
	});

	it('answers HEAD with the headers alone and refuses to be written to', async () => {
		const { app } = tinySite();
		const head = await app.request(at('/'), { method: 'HEAD' });
		expect([head.status, await head.text()]).toEqual([200, '']);
		expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
		const put = await app.request(at('/a/'), { method: 'PUT', body: 'x' });
		expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
		expect((await app.request(at('/a/'), { method: 'OPTIONS' })).status).toBe(204);
	});

	it('that does not exist is a 404', async () => {
		const { app } = tinySite();
		expect((await app.request(at('/missing/'))).status).toBe(404);
		expect((await app.request(at('/wp-config.php.bak'))).status).toBe(404);
		expect((await app.request(at('/assets/none.js'))).status).toBe(404);
	});

	const OUR_FILE = '/assets/client-1a2b.js';

	it('at /assets/ is ours, else a file that a passed site has there', async () => {
		const stub = await startStubWordPress();
		stub.answer = ({ url = '' }, response) => {
			if (url !== '/assets/theme/boat.css') return response.writeHead(404).end();
			response.writeHead(200, { 'content-type': 'text/css' }).end('.boat{top:0}');
		};
		const through = createThrough(throughOptions(stub.origin, []));
		const own = await storeBody(200, {}, 'ours');
		const assets: Assets = {
			...developmentAssets(SITE_URL),
			find: async (path) => (path === OUR_FILE ? own : null),
		};
		const { app } = tinySite({ parts: { through, assets } });
		const sheet = await app.request(at('/assets/theme/boat.css'));
		expect([sheet.status, await sheet.text()]).toEqual([200, '.boat{top:0}']);
		expect((await app.request(at('/assets/none.js'))).status).toBe(404);
		const ours = await app.request(at(OUR_FILE));
		expect([ours.status, stub.requests.some(({ url }) => url === OUR_FILE)]).toEqual([200, false]);
		await stub.close();
	});

	it('has one address: slashes, case and old places lead to it', async () => {
		const { app } = tinySite();
		const locationOf = async (path: string) => {
			const response = await app.request(at(path));
			return [response.status, response.headers.get('location')];
		};
		expect(await locationOf('/gallery?x=1')).toEqual([301, '/gallery/?x=1']);
		expect(await locationOf('/Gallery/page/2/')).toEqual([301, '/gallery/page/2/']);
		expect(await locationOf('/old/')).toEqual([301, '/new/']);
		expect(await locationOf('/Missing/')).toEqual([404, null]);
	});
});

describe('the page cache', () => {
	it('sends a page for a minute, then sends it once more while a new one is made', async () => {
		const site = tinySite();
		const pageText = async () => (await site.app.request(at('/'))).text();
		await pageText();
		site.text = 'second';
		site.time += FRESH_MS - 1;
		expect(await pageText()).toContain('first');
		site.time += 2;
		expect(await pageText()).toContain('first');
		await settle();
		expect(await pageText()).toContain('second');
		expect(site.rendered).toHaveLength(2);
	});

	it('makes visitors wait once the clock has changed a page, and lets no cache show the old one', async () => {
		const site = tinySite();
		site.changesAt = site.time + 1_000;
		const first = await site.app.request(at('/'));
		expect(first.headers.get('cache-control')).toBe(
			'public, max-age=0, s-maxage=60, stale-if-error=86400',
		);
		site.text = 'second';
		site.time += 999;
		expect(await (await site.app.request(at('/'))).text()).toContain('first');
		site.time += 1;
		site.changesAt = null;
		const next = await site.app.request(at('/'));
		expect(await next.text()).toContain('second');
		expect(next.headers.get('cache-control')).toContain('stale-while-revalidate');
		expect(site.rendered).toHaveLength(2);
	});

	it('sends a page that the clock has changed where WordPress is away', async () => {
		const site = tinySite();
		site.changesAt = site.time + 1_000;
		await site.app.request(at('/'));
		site.time += 1_000;
		site.state = 'down';
		expect(await (await site.app.request(at('/'))).text()).toContain('first');
	});

	it('makes visitors wait for a page that is older than a day', async () => {
		const site = tinySite();
		await site.app.request(at('/'));
		site.text = 'second';
		site.time += STALE_MS;
		expect(await (await site.app.request(at('/'))).text()).toContain('second');
	});

	it('lets people with a login or a post password pass', async () => {
		const { app, rendered } = tinySite();
		for (const cookie of ['wordpress_logged_in_abc=1', 'x=1; wp-postpass_abc=2']) {
			const response = await app.request(at('/'), { headers: { cookie } });
			expect(response.headers.get('cache-control')).toBe('private, no-store');
		}
		await app.request(at('/'));
		await app.request(at('/'), { headers: { cookie: 'analytics=1' } });
		expect(rendered).toHaveLength(3);
	});

	it.each(['theme_template_id=7', 'elementor-preview=7', 'popup-preview=7', 'preview=true'])(
		'is passed by with ?%s',
		async (query) => {
			const { app, rendered } = tinySite();
			await app.request(at('/'));
			const response = await app.request(at(`/?${query}`));
			expect(response.headers.get('cache-control')).toBe('private, no-store');
			expect(rendered.at(-1)?.url.search).toBe(`?${query}`);
			await app.request(at('/'));
			expect(rendered).toHaveLength(2);
		},
	);

	it('renders with the template that an editor requests', async () => {
		const { app, rendered } = tinySite();
		await app.request(at('/a/?theme_template_id=31'));
		await app.request(at('/a/?theme_template_id=zero'));
		expect(rendered.map(({ forcedTemplateId }) => forcedTemplateId)).toEqual([31, null]);
	});

	it('forgets pages that WordPress reports as changed, by URI, by id or all of them', async () => {
		const site = tinySite();
		const visit = async (path: string) => (await site.app.request(at(path))).text();
		await visit('/a/');
		await visit('/a/page/2/');
		await visit('/b/');
		site.text = 'second';
		site.change(['/a/']);
		expect(await visit('/a/')).toContain('second');
		expect(await visit('/a/page/2/')).toContain('second');
		expect(await visit('/b/')).toContain('first');
		site.change(['post:1']);
		expect(await visit('/b/')).toContain('second');
		site.text = 'third';
		site.change('everything');
		expect(await visit('/a/')).toContain('third');
	});

	it('does not keep a page that was being made while WordPress changed', async () => {
		const site = tinySite();
		const release = site.hold();
		const first = site.app.request(at('/'));
		await settle();
		site.change('everything');
		release();
		expect(await (await first).text()).toContain('first');
		site.text = 'second';
		expect(await (await site.app.request(at('/'))).text()).toContain('second');
	});
});

describe('while WordPress is away', () => {
	it('an earlier rendered page is sent unchanged', async () => {
		const site = tinySite();
		await site.app.request(at('/'));
		site.state = 'down';
		site.time += STALE_MS;
		site.change('everything');
		const response = await site.app.request(at('/'));
		expect([response.status, await response.text()]).toEqual([
			200,
			expect.stringContaining('first'),
		]);
	});

	it('the host sends WordPress nothing for some seconds, then tries again', async () => {
		const site = tinySite();
		await site.app.request(at('/'));
		site.state = 'down';
		site.change('everything');
		for (let visit = 0; visit < 5; visit += 1) await site.app.request(at('/'));
		expect(site.rendered).toHaveLength(2);
		site.state = 'well';
		site.text = 'second';
		site.time += 10_000;
		expect(await (await site.app.request(at('/'))).text()).toContain('second');
	});

	it('a sheet is a 503 that is a sheet, since browsers refuse a page in its place', async () => {
		const handle = async () => {
			throw new WordPressUnavailable('https://fonts.example is 503.');
		};
		const { app } = tinySite({ backend: { handle } });
		const headers = { 'sec-fetch-dest': 'style' };
		const response = await app.request(at('/wp-fonts/css?family=Inter'), { headers });
		expect([response.status, await response.text()]).toEqual([503, '']);
		expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
	});

	it('an unknown page is a 503 with a time for the next attempt', async () => {
		const site = tinySite();
		site.state = 'down';
		const response = await site.app.request(at('/'));
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('10');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		site.state = 'well';
		expect((await site.app.request(at('/'))).status).toBe(200);
	});

	it('a page made of half of the data replaces no whole one and is not kept', async () => {
		const site = tinySite();
		site.state = 'partial';
		await site.app.request(at('/a/'));
		site.state = 'well';
		await site.app.request(at('/a/'));
		expect(site.rendered).toHaveLength(2);
		site.text = 'half';
		site.state = 'partial';
		site.change('everything');
		expect(await (await site.app.request(at('/a/'))).text()).toContain('first');
	});

	it('a page over the limits is a 500 with the reason, and the log has it', async () => {
		const site = tinySite();
		site.state = 'too large';
		const response = await site.app.request(at('/'));
		expect(response.status).toBe(500);
		expect(await response.text()).toContain('This page is too large');
	});

	it('a fault of our own is a 500 without a trace of the code', async () => {
		const site = tinySite();
		site.state = 'broken';
		const response = await site.app.request(at('/'));
		expect(response.status).toBe(500);
		expect(await response.text()).not.toMatch(/secret detail|TypeError|\.ts:/);
	});
});

describe('POST /revalidate', () => {
	const secret = 'a-long-enough-secret';
	const post = (site: ReturnType<typeof tinySite>, content: unknown, key = secret) => {
		const body = JSON.stringify(content);
		const headers = signPurge(key, body, site.time);
		return site.app.request(at('/revalidate'), { method: 'POST', headers, body });
	};

	it('purges a URI or everything for a caller that knows the secret', async () => {
		const site = tinySite({ environment: { REVALIDATE_SECRET: secret } });
		await site.app.request(at('/a/'));
		expect((await post(site, { uri: '/a' })).status).toBe(200);
		await site.app.request(at('/a/'));
		expect((await post(site, { everything: true })).status).toBe(200);
		await site.app.request(at('/a/'));
		expect(site.rendered).toHaveLength(3);
	});

	it('takes a plain permalink as it is', async () => {
		const site = tinySite({ environment: { REVALIDATE_SECRET: secret } });
		const answer = await post(site, { uris: ['/?p=12', '/a'] });
		expect(await answer.json()).toEqual({ purged: ['/?p=12', '/a/'] });
	});

	it('takes a purge that is signed with a time, for five minutes', async () => {
		const site = tinySite({ environment: { REVALIDATE_SECRET: secret } });
		const body = JSON.stringify({ everything: true });
		const signed = (seconds: number, text = body, key = secret) => {
			const headers = signPurge(key, body, seconds * 1000);
			return site.app.request(at('/revalidate'), { method: 'POST', headers, body: text });
		};
		const now = Math.floor(site.time / 1000);
		expect((await signed(now)).status).toBe(200);
		expect((await signed(now - 300)).status).toBe(200);
		expect((await signed(now + 300)).status).toBe(200);
		expect((await signed(now - 301)).status).toBe(403);
		expect((await signed(now + 301)).status).toBe(403);
		expect((await signed(now, '{"uri":"/"}')).status).toBe(403);
		expect((await signed(now, body, 'another-long-secret')).status).toBe(403);
	});

	it('refuses the secret itself in the place of a signature', async () => {
		const { app } = tinySite({ environment: { REVALIDATE_SECRET: secret } });
		const headers = { authorization: `Bearer ${secret}` };
		const body = JSON.stringify({ everything: true });
		const answer = await app.request(at('/revalidate'), { method: 'POST', headers, body });
		expect([answer.status, await answer.json()]).toEqual([
			403,
			{ message: 'The signature is missing.' },
		]);
	});

	it('is a 403 for a wrong secret, a 400 for an empty body, a 404 without a secret', async () => {
		const site = tinySite({ environment: { REVALIDATE_SECRET: secret } });
		expect((await post(site, { everything: true }, 'wrong')).status).toBe(403);
		expect((await post(site, { uris: 'all' })).status).toBe(400);
		expect((await post(tinySite(), { everything: true })).status).toBe(404);
	});
});

describe('beside the pages', () => {
	it('report if the host is alive, and if a balancer may send visitors to it', async () => {
		const { app } = tinySite();
		const statuses = () =>
			Promise.all(
				['/livez', '/readyz', '/healthz'].map(async (path) => (await app.request(at(path))).status),
			);
		expect(await statuses()).toEqual([200, 503, 200]);
		await app.warm();
		expect(await statuses()).toEqual([200, 200, 200]);
		app.drain();
		await app.warm();
		expect(await statuses()).toEqual([200, 503, 503]);
	});

	it('has the start page ready before a balancer may send visitors to it', async () => {
		const site = tinySite();
		await site.app.warm();
		expect(site.rendered.map(({ path }) => path)).toEqual(['/']);
		expect((await site.app.request(at('/'))).status).toBe(200);
		expect(site.rendered).toHaveLength(1);
	});

	it('is ready for visitors even if its start page fails', async () => {
		const site = tinySite();
		site.state = 'broken';
		await site.app.warm();
		expect((await site.app.request(at('/readyz'))).status).toBe(200);
	});

	it('has a robots.txt that names the sitemap, and an icon', async () => {
		const { app } = tinySite();
		expect(await (await app.request(at('/robots.txt'))).text()).toContain(
			`${SITE_URL}/sitemap.xml`,
		);
		const icon = await app.request(at('/favicon.ico'));
		expect(icon.headers.get('content-type')).toBe('image/svg+xml');
	});

	it('leaves the paths of WordPress to WordPress', async () => {
		const { app, rendered } = tinySite({
			backend: {
				handle: async (request) =>
					new URL(request.url).pathname === '/graphql' ? Response.json({ data: null }) : null,
			},
		});
		const response = await app.request(at('/graphql'), { method: 'POST', body: '{}' });
		expect(await response.json()).toEqual({ data: null });
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		expect(rendered).toHaveLength(0);
	});
});

describe('over a socket', () => {
	it('sends the answers of the route table, from the cache or not', async () => {
		const { app, rendered } = tinySite();
		const server = createServer(app.listener).listen(0, '127.0.0.1');
		servers.push(server);
		await new Promise((resolve) => server.once('listening', resolve));
		const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const read = async (path: string, init?: RequestInit) => {
			const response = await fetch(origin + path, { redirect: 'manual', ...init });
			const {
				date: _,
				connection: __,
				'keep-alive': ___,
				...headers
			} = Object.fromEntries(response.headers);
			return { status: response.status, headers, text: await response.text() };
		};
		const cold = await read('/a/?utm_source=x');
		const warm = await read('/a/');
		const { 'x-request-id': _, 'transfer-encoding': __, ...coldHeaders } = cold.headers;
		expect(warm).toEqual({ ...cold, headers: coldHeaders });
		expect((await read('/a/', { method: 'HEAD' })).text).toBe('');
		const etag = warm.headers.etag ?? '';
		expect((await read('/a/', { headers: { 'if-none-match': etag } })).status).toBe(304);
		expect((await read('/a')).headers.location).toBe('/a/');
		expect(rendered).toHaveLength(1);
		await read('/a/', { headers: { cookie: 'wordpress_logged_in_x=1' } });
		expect(rendered).toHaveLength(2);
	});

	it('counts writes and GraphQL documents separately', async () => {
		const site = tinySite({
			environment: { RATE_LIMIT: '2' },
			backend: {
				handle: async (request) =>
					new URL(request.url).pathname.startsWith('/graphql') ? Response.json({ data: {} }) : null,
			},
		});
		const server = createServer(site.app.listener).listen(0, '127.0.0.1');
		servers.push(server);
		await new Promise((resolve) => server.once('listening', resolve));
		const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const ask = async (path: string, method = 'GET', from = '203.0.113.1') => {
			const headers = { 'x-forwarded-for': from };
			const response = await fetch(origin + path, { method, headers });
			await response.arrayBuffer();
			return response;
		};
		const statuses = async (count: number, ...request: Parameters<typeof ask>) => {
			const answers: number[] = [];
			for (let at = 0; at < count; at += 1) answers.push((await ask(...request)).status);
			return answers;
		};
		const foreign = '/graphql?query={__typename}';
		expect(await statuses(2, foreign)).toEqual([200, 200]);
		const refused = await ask(`/graphql/?variables={}&query=${'x'.repeat(10)}`);
		expect(refused.status).toBe(429);
		expect(refused.headers.get('retry-after')).toBe('60');
		expect(await statuses(3, '/graphql', 'POST')).toEqual([200, 200, 429]);
		expect(await statuses(4, '/graphql?extensions={}')).toEqual([200, 200, 200, 200]);
		expect(await statuses(1, '/a/?query=reef')).toEqual([200]);
		expect(await statuses(1, foreign, 'GET', '203.0.113.2')).toEqual([200]);
	});

	it('compresses drawings and sheets among them, and no picture, part or short text', async () => {
		const boat = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9H0z"/></svg>'.repeat(40);
		const files: Record<string, Response> = {
			'/wp-content/uploads/boat.svg': new Response(boat, {
				headers: { 'content-type': 'image/svg+xml', etag: '"boat"' },
			}),
			'/wp-includes/boat.css': new Response(boat, { headers: { 'content-type': 'text/css' } }),
			'/wp-content/uploads/boat.webp': new Response(boat, {
				headers: { 'content-type': 'image/webp' },
			}),
			'/wp-content/uploads/part.json': new Response(boat, {
				status: 206,
				headers: { 'content-type': 'application/json' },
			}),
			'/wp-content/uploads/short.svg': new Response('<svg/>', {
				headers: { 'content-type': 'image/svg+xml', 'content-length': '6' },
			}),
		};
		const { app } = tinySite({
			backend: { handle: async (request) => files[new URL(request.url).pathname] ?? null },
		});
		const sent: Record<string, unknown> = {};
		for (const path of Object.keys(files)) {
			const { headers, body } = await app.request(at(path), {
				headers: { 'accept-encoding': 'gzip, br' },
			});
			const bytes = Buffer.from(await new Response(body).arrayBuffer());
			const encoding = headers.get('content-encoding');
			if (encoding)
				expect([gunzipSync(bytes).toString(), bytes.length < 200]).toEqual([boat, true]);
			sent[path] = [encoding, headers.get('vary'), headers.get('etag')];
		}
		expect(sent).toEqual({
			'/wp-content/uploads/boat.svg': ['gzip', 'Accept-Encoding', 'W/"boat"'],
			'/wp-includes/boat.css': ['gzip', 'Accept-Encoding', null],
			'/wp-content/uploads/boat.webp': [null, null, null],
			'/wp-content/uploads/part.json': [null, null, null],
			'/wp-content/uploads/short.svg': [null, null, null],
		});
	});
});
