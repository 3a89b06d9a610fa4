import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WordPressUnavailable } from '../contract/unavailable';
import { keepPatterns } from './script-fate';
import { builderPage } from './testing/builder-page';
import { SITE, throughOptions } from './testing/page-parts';
import { type StubWordPress, startStubWordPress } from './testing/stub-wordpress';
import { createThrough, type Through, type ThroughOptions } from './through';

const HTML = { 'content-type': 'text/html; charset=UTF-8' };

let stub: StubWordPress;
let clock: number;
let lines: Record<string, unknown>[];
let through: Through;
beforeEach(async () => {
	stub = await startStubWordPress();
	clock = 1_000_000;
	lines = [];
	through = make();
});
afterEach(() => stub.close());

function make(more: Partial<ThroughOptions> = {}): Through {
	return createThrough(throughOptions(stub.origin, lines, { now: () => clock, ...more }));
}

/** Answers every path with this page, except the root of REST. */
function serve(
	body: string | Buffer,
	headers: Record<string, string | string[]> = HTML,
	status = 200,
) {
	stub.answer = ({ url }, response) => {
		if (url?.startsWith('/wp-json')) response.writeHead(403).end();
		else response.writeHead(status, headers).end(body);
	};
}
const page = (content?: string) => builderPage({ origin: stub.origin, content });

async function get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
	const request = new Request(SITE + path, { headers, ...init });
	return through.answer(request, { address: '192.0.2.1' });
}
async function text(path: string, headers: Record<string, string> = {}) {
	const response = await get(path, headers);
	return (await response?.text()) ?? '';
}
const asked = (path: string) => stub.requests.filter(({ url }) => url === path);

describe('a way that leads nowhere', () => {
	it('is a 503 with advice: a page that leads to itself, a locked site', async () => {
		stub.answer = ({ url = '' }, response) => {
			if (url === '/loop/') response.writeHead(301, { location: `${stub.origin}/loop/` }).end();
			else if (url === '/locked/') response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
			else response.writeHead(200, HTML).end(page());
		};
		await expect(get('/loop/')).rejects.toThrow('/loop/ leads to itself. Set WORDPRESS_URL');
		await expect(get('/locked/')).rejects.toThrow('Set UPSTREAM_AUTH');
	});

	it('names the address that WORDPRESS_URL leads to', async () => {
		stub.answer = (_request, response) =>
			response.writeHead(301, { location: 'https://bay.example/' }).end();
		await through.find();
		expect(lines.map(({ msg }) => msg)).toContain(
			'WORDPRESS_URL leads to https://bay.example. Set WORDPRESS_URL to that address.',
		);
	});

	describe('round several pages', () => {
		let ways: Record<string, string>;
		beforeEach(() => {
			ways = { '/a/': '/b/', '/b/': '/c/?x=1', '/c/?x=1': '/a/' };
			stub.answer = ({ url = '' }, response) => {
				const to = ways[url];
				if (to === undefined) response.writeHead(200, HTML).end(page());
				else response.writeHead(302, { location: stub.origin + to }).end();
			};
		});

		it('is a 503 at the step that closes it, and at each step from then on', async () => {
			expect((await get('/a/'))?.headers.get('location')).toBe('/b/');
			expect((await get('/b/'))?.headers.get('location')).toBe('/c/?x=1');
			const advice = (page: string) => `${page} leads to itself by `;
			await expect(get('/c/?x=1')).rejects.toThrow(
				`${advice('/c/?x=1')}/a/, /b/. Set WORDPRESS_URL`,
			);
			await expect(get('/a/')).rejects.toThrow(advice('/a/'));
			await expect(get('/b/')).rejects.toThrow(advice('/b/'));
		});

		it('sends the old page where the host has one', async () => {
			delete ways['/b/'];
			await text('/b/');
			ways['/b/'] = '/a/';
			clock += 61_000;
			await get('/a/');
			await get('/b/');
			await vi.waitFor(() =>
				expect(lines.at(-1)).toMatchObject({ page: '/b/', msg: 'The host sends the old page' }),
			);
			expect(await text('/b/')).toContain('</html>');
		});

		it('is missing after WordPress has reversed a redirect', async () => {
			ways = { '/old/': '/new/' };
			await get('/old/');
			ways = { '/new/': '/old/' };
			expect((await get('/new/'))?.headers.get('location')).toBe('/old/');
			expect(await text('/old/')).toContain('</html>');
		});

		it('is forgotten with a purge, and costs no request before it closes', async () => {
			await get('/a/');
			await get('/b/');
			expect(stub.requests.map(({ url }) => url).filter((url) => url in ways)).toEqual([
				'/a/',
				'/b/',
			]);
			await through.purge('everything');
			expect((await get('/c/?x=1'))?.headers.get('location')).toBe('/a/');
		});
	});

	it('uses a WordPress’s own host name where it answers to no other name', async () => {
		stub.answer = ({ url = '', headers }, response) => {
			if (headers.host !== 'site.test') response.writeHead(301, { location: SITE + url }).end();
			else if (url.startsWith('/wp-json')) response.writeHead(403).end();
			else if (url === '/a.css') {
				response.writeHead(200, { 'content-type': 'text/css' }).end('.boat{top:0}.plane{top:0}');
			} else
				response
					.writeHead(200, HTML)
					.end(
						page(
							'<link rel="stylesheet" href="http://site.test/a.css"><a id="own" href="http://site.test/x/" class="boat">x</a>',
						),
					);
		};
		expect(await text('/boats/')).toContain('href="http://site.test/x/" class="boat">');
		expect(await text('/boats/')).toContain('<style>.boat{top:0}</style>');
		expect(asked('/boats/')).toHaveLength(1);
		expect(asked('/boats/')[0]?.headers).toMatchObject({
			host: 'site.test',
			'x-forwarded-proto': 'http',
		});
	});

	it('never includes another host: the host requests a path that looks like one from this site', async () => {
		serve(page());
		await get('//evil.example/x');
		await get('/%5c%5cevil.example');
		expect(stub.requests.filter(({ url }) => url.includes('evil'))).toHaveLength(2);
	});

	it('opens with the name and password of UPSTREAM_AUTH', async () => {
		serve(page());
		through = make({ auth: { user: 'ann', password: 'secret' } });
		await get('/boats/');
		expect(asked('/boats/')[0]?.headers.authorization).toBe('Basic YW5uOnNlY3JldA==');
	});
});

describe('bad input', () => {
	it('of 10 MB passes unchanged, and of more than 16 MB is refused', async () => {
		const words = '<p>many words</p>'.repeat(65_536);
		serve(page(words.repeat(10)));
		const html = await text('/long/');
		expect(html.length).toBeGreaterThan(10 * 1024 * 1024);
		expect(html).toContain('jquery');
		expect(lines.at(-1)).toMatchObject({ page: '/long/', reason: 'its length' });
		serve(page(words.repeat(16)));
		await expect(get('/longer/')).rejects.toBeInstanceOf(WordPressUnavailable);
	});

	it.each([
		['windows-1252', 'text/html; charset=windows-1252', '', Buffer.from('caf\u00e9', 'latin1')],
		['a meta tag', 'text/html', '<meta charset="iso-8859-1">', Buffer.from('caf\u00e9', 'latin1')],
		['a byte order mark', 'text/html', '\ufeff', Buffer.from('caf\u00e9')],
		['windows-1251', 'text/html; charset=windows-1251', '', Buffer.from([0xeb, 0xee]), 'ло'],
		['Shift_JIS', 'text/html', '<meta charset="Shift_JIS">', Buffer.from([0x91, 0x44]), '船'],
		['a name that nobody knows', 'text/html; charset=x-none', '', Buffer.from('caf\u00e9')],
		['none', 'text/html', '', Buffer.from('caf\u00e9')],
		['none, with bytes that are no UTF-8', 'text/html', '', Buffer.from('caf\u00e9', 'latin1')],
		[
			'a meta tag behind 2 kB of the head',
			'text/html',
			`<head><!--${' '.repeat(2_048)}--><meta charset="windows-1251">`,
			Buffer.from([0xeb, 0xee]),
			'ло',
		],
		['a meta tag that cannot be true', 'text/html', '<meta charset="utf-16">', Buffer.from('café')],
		[
			'an XML declaration',
			'application/xhtml+xml',
			'<?xml version="1.0" encoding="ISO-8859-1"?>',
			Buffer.from('caf\u00e9', 'latin1'),
		],
	])('in the encoding from %s is sent as UTF-8', async (_, type, before, word, read = 'café') => {
		const parts = [`${before}<html><head></head><body><p>`, word, '</p></body></html>'];
		serve(Buffer.concat(parts.map((part) => Buffer.from(part))), { 'content-type': type });
		const response = await get('/cafe/');
		expect(await response?.text()).toContain(`<p>${read}</p>`);
		expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
	});

	it('with a kept script by a relative address is allowed to run that file', async () => {
		through = make({ keep: keepPatterns('fonts.js') });
		serve(page('<script src="../js/fonts.js?ver=2"></script>'));
		const response = await get('/boats/list/');
		expect(response?.headers.get('content-security-policy')).toMatch(
			`script-src ${SITE}/assets/ 'inline-speculation-rules' ${SITE}/boats/js/fonts.js;`,
		);
		expect(asked('/boats/js/fonts.js?ver=2')).toHaveLength(1);
	});

	it('with a kept script by an address below its <base> is allowed to run that file', async () => {
		through = make({ keep: keepPatterns('fonts.js') });
		serve(page('<base href="/shop/"><script src="js/fonts.js"></script>'));
		const response = await get('/boats/list/');
		expect(response?.headers.get('content-security-policy')).toContain(`${SITE}/shop/js/fonts.js;`);
		expect(asked('/shop/js/fonts.js')).toHaveLength(1);
	});

	it('with a kept script by a path with dots is allowed to run the file that browsers request', async () => {
		through = make({ keep: keepPatterns('fonts.js') });
		serve(page(`<script src="${stub.origin}/boats/./css/../js/fonts.js"></script>`));
		const response = await get('/boats/list/');
		expect(response?.headers.get('content-security-policy')).toContain(
			`'inline-speculation-rules' ${SITE}/boats/js/fonts.js;`,
		);
	});

	it('with a <base> of this site resolves here, and with one of another host is without it', async () => {
		serve(page().replace('<head>', `<head><base href="${stub.origin}/shop/">`));
		expect(await text('/a/')).toContain('<base href="/shop/">');
		serve(page().replace('<head>', '<head><base target="_blank" href="https://evil.example/">'));
		expect(await text('/b/')).toContain('<base target="_blank" >');
	});

	it.each([
		['two bodies', '<html><body class="a"><p>whole</p><body class="b"></html>'],
		['no head', '<body><p>whole</p></body>'],
		['no markup around it', '<p>whole</p>'],
	])('with %s gets our runtime once', async (_, html) => {
		serve(html);
		const sent = await text('/odd/');
		expect(sent).toContain('<p>whole</p>');
		expect(sent.match(/\/assets\/client\.js/g)).toHaveLength(1);
	});

	it.each([
		['amp', true],
		['\u26a1 lang="en"', true],
		['lang="en" amp=""', true],
		['class="no-js amp page"', false],
		['data-amp', false],
	])('with <html %s> keeps all scripts if AMP shows it: %s', async (attributes, isAmp) => {
		serve(page().replace(/<html[^>]*>/, `<html ${attributes}>`));
		expect((await text('/amp/')).includes('jquery')).toBe(isAmp);
		expect(lines.at(-1)).toMatchObject(isAmp ? { reason: 'an AMP page' } : { page: '/amp/' });
	});

	it.each(['<p cla', '<!-- cut <p>', '<script>let a', '<style>a{', '</p'])(
		'that ends inside of %s is 503, or the old page',
		async (end) => {
			serve(page('<p>whole</p>'));
			await text('/cut/');
			serve(`<html><head></head><body><p>half</p>${end}`);
			clock += 25 * 60 * 60 * 1000;
			expect(await text('/cut/')).toContain('whole');
			await expect(get('/other/')).rejects.toThrow('It breaks off.');
		},
	);

	it('that leaves out its last end tags is sent, and not kept', async () => {
		serve('<html><head></head><body><p>whole</p><p>a < b');
		const response = await get('/short/');
		expect(await response?.text()).toContain('<p>whole</p>');
		expect(response?.headers.get('cache-control')).toBe('private, no-store');
	});

	it('that is empty is 503, but for a program that has done its work', async () => {
		serve('');
		await expect(get('/empty/')).rejects.toBeInstanceOf(WordPressUnavailable);
		for (const path of ['/wp-cron.php?doing_wp_cron', '/wp-content/']) {
			const response = await get(path);
			expect(response?.status).toBe(200);
			expect(await response?.text()).toBe('');
		}
	});

	it.each([
		['an answer that breaks off', { ...HTML, 'content-length': '9999' }],
		['a body that is not what its header says', { ...HTML, 'content-encoding': 'br' }],
	])('is 503 for %s', async (_, headers) => {
		stub.answer = ({ url = '' }, response) => {
			if (url !== '/broken/') return response.writeHead(200, HTML).end(page());
			response.writeHead(200, headers);
			response.write('<html><body><p>half');
			response.socket?.end();
		};
		await expect(get('/broken/')).rejects.toBeInstanceOf(WordPressUnavailable);
	});
});

describe('an encoding that this host did not ask for', () => {
	it.each([
		['zstd', 503],
		['identity', 200],
	])('%s is %i', async (encoding, status) => {
		stub.answer = (_, response) =>
			response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(page('<p>here</p>'));
		const answered = get('/encoded/');
		if (status === 503) await expect(answered).rejects.toBeInstanceOf(WordPressUnavailable);
		else expect(await (await answered)?.text()).toContain('<p>here</p>');
	});
});

describe('the request of a single visitor', () => {
	const SECRET = 'wordpress_logged_in_ab=ann';

	it('the data reaches no other visitor: neither cookie, address nor answer', async () => {
		stub.answer = ({ headers }, response) => {
			const name = headers.cookie === SECRET ? 'Hello Ann' : 'Hello stranger';
			response
				.writeHead(200, { ...HTML, 'set-cookie': 'PHPSESSID=ann' })
				.end(page(`<p>${name}</p>`));
		};
		expect(await text('/boats/', { cookie: SECRET })).toContain('Hello Ann');
		const other = await get('/boats/');
		expect(await other?.text()).toContain('Hello stranger');
		expect(other?.headers.getSetCookie()).toEqual([]);
		const [, shared] = asked('/boats/');
		for (const name of ['cookie', 'x-forwarded-for', 'referer', 'origin', 'accept-language']) {
			expect(shared?.headers[name]).toBeUndefined();
		}
	});

	it('WordPress does not receive headers that could change a shared page for other visitors', async () => {
		serve(page());
		const odd = {
			'x-forwarded-host': 'evil.example',
			'x-original-url': '/admin',
			forwarded: 'host=evil.example',
			host: 'evil.example',
			'user-agent': 'Odd/1',
			authorization: 'Bearer x',
			range: 'bytes=0-1',
		};
		await get('/boats/', odd);
		const sent = JSON.stringify(asked('/boats/')[0]?.headers);
		expect(sent).not.toMatch(/evil|admin|Odd|Bearer|bytes=/);
		const response = await get('/boats/', { cookie: SECRET, ...odd });
		expect(response?.status).toBe(200);
		expect(JSON.stringify(asked('/boats/')[1]?.headers)).not.toMatch(/evil|admin|Bearer/);
	});

	it('leads to no other host, with any path, method or query', async () => {
		serve(page());
		for (const path of [
			'/@evil.example/',
			'/http://evil.example/',
			'/?url=http://evil.example/',
			'/.evil.example',
			'/:80@evil.example/x',
			'/wp-json/oembed/1.0/proxy?url=http://evil.example',
		]) {
			await get(path);
			await get(path, { origin: SITE }, { method: 'POST', body: 'a=b' });
		}
		const own = new URL(stub.origin).host;
		expect(stub.requests.length).toBeGreaterThan(10);
		expect(new Set(stub.requests.map(({ headers }) => headers.host))).toEqual(new Set([own]));
		expect((await get('/', {}, { method: 'OPTIONS' }))?.status).toBe(405);
	});

	it.each(['/boats/?add%2Dto%2Dcart=5', '/boats/?%61ction=x'])(
		'is never kept, in any spelling of its parameters: %s',
		async (path) => {
			serve(page());
			for (const _ of [1, 2]) {
				expect((await get(path))?.headers.get('cache-control')).toBe('private, no-store');
			}
			expect(asked(path)).toHaveLength(2);
		},
	);

	it('and leaves out WordPress’s headers for another host', async () => {
		serve(page(), {
			...HTML,
			server: 'nginx/1.2',
			'x-powered-by': 'PHP/8',
			'x-secret': '1',
			'set-cookie': ['wordpress_logged_in_ab=1; Domain=other.example; Path=/; HttpOnly'],
		});
		const response = await get('/boats/', { cookie: SECRET });
		expect(response?.headers.getSetCookie()).toEqual([
			'wordpress_logged_in_ab=1; Path=/; HttpOnly',
		]);
		for (const name of ['server', 'x-powered-by', 'x-secret']) {
			expect(response?.headers.has(name)).toBe(false);
		}
	});
});
