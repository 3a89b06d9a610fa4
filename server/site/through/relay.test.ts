import { readPostedForm } from '@outrigger/http/posted-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WordPressUnavailable } from '../contract/unavailable';
import { builderPage } from './testing/builder-page';
import { SITE, throughOptions } from './testing/page-parts';
import { type StubWordPress, startStubWordPress } from './testing/stub-wordpress';
import { createThrough, type Through, type ThroughOptions } from './through';

const HTML = { 'content-type': 'text/html; charset=UTF-8' };
const LOGIN = 'wordpress_logged_in_ab=ann';

let stub: StubWordPress;
let through: Through;
beforeEach(async () => {
	stub = await startStubWordPress();
	through = make();
});
afterEach(() => stub.close());

function make(more: Partial<ThroughOptions> = {}, folder = ''): Through {
	return createThrough(throughOptions(stub.origin + folder, [], more));
}
function serve(body: string, headers: Record<string, string> = HTML, status = 200) {
	stub.answer = (_, response) => response.writeHead(status, headers).end(body);
}
const page = (content?: string) => builderPage({ origin: stub.origin, content });

async function get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
	const request = new Request(SITE + path, { headers, ...init });
	const response = await through.answer(request, { address: '192.0.2.1' });
	if (!response) throw new Error(`${path} is not passed through.`);
	return response;
}
const post = (path: string) => get(path, { origin: SITE }, { method: 'POST', body: 'a=b' });
const asked = (path: string) => stub.requests.filter(({ url }) => url === path);

describe('the answer to a form', () => {
	const message = (text: string) =>
		`<html><head></head><body id="error-page"><div class="wp-die-message">${text}</div></body></html>`;

	it.each([
		[200, 'Please type your comment text.'],
		[409, 'Duplicate comment detected.'],
		[429, 'You are posting comments too quickly.'],
	])('with status %i is WordPress’s message', async (status, text) => {
		serve(message(text), HTML, status);
		const response = await post('/wp-comments-post.php');
		expect(response.status).toBe(status);
		expect(await response.text()).toContain(text);
	});

	it('is 503 for a fault of the site', async () => {
		serve(message('There has been a critical error on this website.'));
		await expect(post('/wp-comments-post.php')).rejects.toBeInstanceOf(WordPressUnavailable);
		serve(message('Down'), HTML, 503);
		await expect(post('/wp-comments-post.php')).rejects.toBeInstanceOf(WordPressUnavailable);
	});

	it('is a page with our runtime if it is a page, and nothing for nothing', async () => {
		serve(page('<p>Thank you</p>'));
		expect(await (await post('/contact/')).text()).toContain('/assets/client.js');
		serve('');
		const response = await post('/contact/');
		expect([response.status, await response.text()]).toEqual([200, '']);
	});
});

describe('the answer to a call of a script', () => {
	it.each(['0', '{"html":"<p>more</p>"}', '<article>more</article>'])(
		'stays as it is: %s',
		async (body) => {
			serve(body);
			for (const path of ['/wp-admin/admin-ajax.php', '/wp-content/plugins/boats/more.php']) {
				expect(await (await post(path)).text()).toBe(body);
				expect(await (await get(`${path}?a=1`)).text()).toBe(body);
			}
		},
	);

	it('of a program among the files of the site is for one visitor', async () => {
		stub.answer = ({ headers }, response) => response.writeHead(200, HTML).end(headers.cookie);
		const response = await get('/wp-content/plugins/boats/mine.php', { cookie: LOGIN });
		expect(await response.text()).toBe(LOGIN);
		expect(response.headers.get('cache-control')).toBe('private, no-store');
	});
});

describe('a HEAD request', () => {
	const head = (path: string, headers: Record<string, string> = {}) =>
		get(path, headers, { method: 'HEAD' });

	it('has the status of the page, for a page that is not shared too', async () => {
		serve(page(), { ...HTML, 'content-length': '9', etag: '"wp"' });
		for (const [path, headers] of [
			['/checkout/', {}],
			['/boats/', { cookie: LOGIN }],
			['/boats/?p=1', {}],
		] as const) {
			const response = await head(path, headers);
			expect([response.status, response.headers.get('content-type')]).toEqual([
				200,
				HTML['content-type'],
			]);
			for (const name of ['content-length', 'etag']) {
				expect(response.headers.has(name)).toBe(false);
			}
		}
		serve('', HTML, 503);
		await expect(head('/checkout/')).rejects.toBeInstanceOf(WordPressUnavailable);
	});

	it('of a file that streams ends the file', async () => {
		let closed: Promise<unknown> | undefined;
		stub.answer = ({ url = '' }, response) => {
			if (!url.includes('film')) return response.writeHead(200, HTML).end(page());
			closed = new Promise((resolve) => response.once('close', resolve));
			response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 9_000_000 });
			response.write(Buffer.alloc(100_000));
		};
		const response = await head('/wp-content/uploads/film.mp4');
		expect(response.headers.get('content-length')).toBe('9000000');
		expect(response.body).toBeNull();
		await closed;
	});
});

describe('an unchanged answer', () => {
	it('is 304 for a visitor with a login whose browser has it', async () => {
		stub.answer = ({ url = '' }, response) =>
			url === '/boats/'
				? response.writeHead(304, HTML).end()
				: response.writeHead(200, HTML).end(page());
		expect((await get('/boats/', { cookie: LOGIN, 'if-none-match': '"a"' })).status).toBe(304);
	});

	it('is 304 for a file that streams', async () => {
		const file = { 'content-type': 'video/mp4', etag: 'W/"a"' };
		stub.answer = ({ url = '' }, response) =>
			url.includes('film')
				? response.writeHead(200, file).end('film')
				: response.writeHead(200, HTML).end(page());
		const path = '/wp-content/uploads/film.mp4';
		expect((await get(path, { 'if-none-match': '"b", W/"a"' })).status).toBe(304);
		const other = await get(path, { 'if-none-match': '"b"' });
		expect([other.status, await other.text()]).toEqual([200, 'film']);
	});
});

describe('a part of an answer', () => {
	it('comes from any film or download, as bytes that are not compressed', async () => {
		const part = { 'content-type': 'video/mp4', 'content-range': 'bytes 2-3/6' };
		stub.answer = ({ headers }, response) =>
			headers.range
				? response.writeHead(206, part).end('cd')
				: response.writeHead(200, HTML).end(page());
		const response = await get('/film.mp4', { range: 'bytes=2-3' });
		expect([response.status, await response.text()]).toEqual([206, 'cd']);
		expect(asked('/film.mp4')[0]?.headers['accept-encoding']).toBe('identity');
	});

	it('is the whole page for a page', async () => {
		serve(page());
		const response = await get('/boats/', { cookie: LOGIN, range: 'bytes=0-9' });
		expect(await response.text()).toContain('</html>');
		expect(asked('/boats/')[0]?.headers.range).toBeUndefined();
	});
});

describe('an upload', () => {
	const path = '/wp-content/uploads/course.pdf';

	it('is the same for visitors with a login or a cart, if WordPress shows it to all', async () => {
		stub.answer = ({ url = '' }, response) =>
			url === path
				? response.writeHead(200, { 'content-type': 'application/pdf' }).end('course')
				: response.writeHead(200, HTML).end(page());
		for (const range of ['', 'bytes=0-']) {
			const response = await get(path, { cookie: LOGIN, ...(range && { range }) });
			expect(await response.text()).toBe('course');
			expect(response.headers.get('cache-control')).toContain('public');
		}
		expect(asked(path).map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
	});

	it('for members is requested with the login too, and kept by no cache', async () => {
		stub.answer = ({ url = '', headers }, response) => {
			if (!url.includes('.pdf')) response.writeHead(200, HTML).end(page());
			else if (!headers.cookie) response.writeHead(403, HTML).end('<p>No</p>');
			else response.writeHead(200, { 'content-type': 'application/pdf' }).end('course');
		};
		for (const range of ['', 'bytes=0-']) {
			const response = await get(path, { cookie: LOGIN, ...(range && { range }) });
			expect(await response.text()).toBe('course');
			expect(response.headers.get('cache-control')).toBe('private, no-store');
		}
		expect((await get(path)).status).toBe(403);
	});
});

describe('a WordPress in a folder', () => {
	beforeEach(() => {
		through = make({}, '/blog');
		stub.answer = (_, response) =>
			response
				.writeHead(200, { ...HTML, 'set-cookie': 'wp-postpass_ab=x; path=/blog/; HttpOnly' })
				.end(page());
	});

	it('sets cookies for the paths of this host', async () => {
		const response = await get('/boats/', { cookie: LOGIN });
		expect(response.headers.getSetCookie()).toEqual(['wp-postpass_ab=x; path=/; HttpOnly']);
		expect(asked('/blog/boats/')).toHaveLength(1);
	});

	it.each([
		['/blog/boats/?a=1', '/boats/?a=1'],
		['/blog', '/'],
		['/blog//evil.example/', '/evil.example/'],
	])('finds %s at %s', async (path, location) => {
		const response = await get(path);
		expect([response.status, response.headers.get('location')]).toEqual([301, location]);
		expect((await post(path)).status).toBe(308);
	});

	it('has other paths that begin in the same way', async () => {
		expect((await get('/blogger/')).status).toBe(200);
	});
});

describe('the administration', () => {
	it('passes untouched where the public address leads to this host', async () => {
		stub.answer = ({ url = '', headers }, response) => {
			if (headers.host !== 'site.test') response.writeHead(301, { location: SITE + url }).end();
			else if (url.startsWith('/wp-json')) response.writeHead(403).end();
			else
				response
					.writeHead(200, {
						...HTML,
						'set-cookie': `wordpress_${'a'.repeat(32)}=1; path=/wp-admin`,
					})
					.end(page(`<p>${headers.cookie}</p>`));
		};
		const cookie = `wordpress_${'b'.repeat(32)}=1`;
		for (const path of ['/wp-login.php', '/wp-admin/edit.php', '/?p=1&preview=true']) {
			const response = await get(path, { cookie });
			const text = await response.text();
			expect(text).toContain(`<p>${cookie}</p>`);
			expect(text.includes('jquery')).toBe(path.startsWith('/wp-'));
			expect(response.headers.get('cache-control')).toBe('private, no-store');
			expect(response.headers.getSetCookie()).toEqual([
				`wordpress_${'a'.repeat(32)}=1; path=/wp-admin`,
			]);
		}
		expect((await post('/wp-login.php')).status).toBe(200);
	});

	it('takes the form of a login that the limit of guesses has read', async () => {
		let body = '';
		stub.answer = async (request, response) => {
			const { url = '', headers } = request;
			if (headers.host !== 'site.test')
				return response.writeHead(301, { location: SITE + url }).end();
			if (request.method === 'POST') body = Buffer.concat(await request.toArray()).toString();
			return response.writeHead(200, HTML).end(page());
		};
		const fields = new URLSearchParams({ log: 'ann', pwd: 'a+b&c é' });
		const init = { method: 'POST', body: fields, headers: { origin: SITE } };
		const request = new Request(`${SITE}/wp-login.php`, init);
		await readPostedForm(request);
		await through.answer(request, { address: '192.0.2.1' });
		expect(body).toBe(fields.toString());
		const [sent] = asked('/wp-login.php');
		expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded');
	});

	it('has the calls of WordPress’s editor', async () => {
		const sent = { 'content-type': 'application/json', allow: 'GET, POST, PUT' };
		stub.answer = ({ url = '' }, response) =>
			url.includes('/wp/v2/')
				? response.writeHead(200, sent).end('{}')
				: response.writeHead(200, HTML).end(page());
		const path = '/wp-json/wp/v2/posts/1';
		const may = await get(path, { origin: SITE }, { method: 'OPTIONS' });
		expect([may.status, may.headers.get('allow')]).toEqual([200, sent.allow]);
		const override = { origin: SITE, 'x-http-method-override': 'PUT' };
		await get(path, override, { method: 'POST', body: '{}' });
		await get(path, override);
		expect(
			asked(path).map(({ method, headers }) => [method, headers['x-http-method-override']]),
		).toEqual([
			['OPTIONS', undefined],
			['POST', 'PUT'],
			['GET', undefined],
		]);
		const elsewhere = { origin: 'https://far.example' };
		expect((await get(path, elsewhere, { method: 'OPTIONS' })).status).toBe(403);
	});

	it('is at home elsewhere, and previews with it', async () => {
		serve(page());
		for (const path of [
			'/wp-admin/edit.php',
			'/?p=1&preview=true',
			'/boats/?elementor-preview=5',
		]) {
			const response = await get(path);
			expect([response.status, response.headers.get('location')]).toEqual([
				302,
				stub.origin + path,
			]);
		}
		const response = await get('/boats/?preview=true', { cookie: LOGIN });
		expect(await response.text()).toContain('</html>');
	});
});
