import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { ownDocuments } from './own-documents';
import { developmentAssets } from './site/assets';
import { createSanitize } from './site/sanitize/create-sanitize';
import { type RealWordPress, realWordPress, roundsOf } from './testing/real-wordpress';
import { signPurge } from './testing/signed-purge';

const SITE_URL = 'http://boats.test';
const CONTENT: Readonly<Record<string, string>> = {
	'site.json': JSON.stringify({
		title: 'Remote bay',
		pageOnFront: 'home',
		commentModeration: false,
	}),
	'users.json': JSON.stringify([
		{ login: 'ed', name: 'Ed', role: 'editor', applicationPasswords: ['aaaa bbbb cccc'] },
	]),
	'pages/home.md': '---\ntitle: Home\n---\n\nFrom afar',
	'posts/first.md': '---\ndatabaseId: 11\ntitle: First\n---\n\nCast off',
	'posts/busy.md': '---\ndatabaseId: 12\ntitle: Busy\n---\n\nSay something',
	'comments.json': JSON.stringify(
		Array.from({ length: 120 }, (_, index) => ({
			databaseId: index + 1,
			post: 'busy',
			authorName: 'A guest',
			content: `Text ${index + 1}`,
			date: `2026-05-02 ${10 + Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')}`,
			status: 'approve',
		})),
	),
	'posts/draft.md': '---\ndatabaseId: 13\ntitle: Draft\nstatus: draft\n---\n\nNot yet',
};

let wordpress: RealWordPress;
beforeAll(async () => {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-remote-'));
	for (const [name, text] of Object.entries(CONTENT)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	wordpress = await realWordPress(folder);
});
afterAll(() => wordpress.close());
beforeEach(() => {
	wordpress.behaviour = 'well';
	wordpress.hasExtension = false;
	wordpress.asked.length = 0;
	wordpress.files.clear();
});

async function open(variables: Record<string, string> = {}) {
	const environment = parseEnvironment({ SITE_URL, WORDPRESS_URL: wordpress.url, ...variables });
	const log = pino({ level: 'silent' });
	const clock = { time: Date.now() };
	const backend = await openBackend(environment, log);
	const app = createApp(environment, {
		backend,
		createSite,
		secret: () => Buffer.alloc(32, 7),
		assets: developmentAssets(SITE_URL),
		createSanitize: () => createSanitize(SITE_URL),
		log,
		now: () => clock.time,
	});
	const get = (path: string, headers: Record<string, string> = {}) =>
		app.request(`${SITE_URL}${path}`, { headers });
	const post = (path: string, body: string, headers: Record<string, string>) =>
		app.request(`${SITE_URL}${path}`, { method: 'POST', body, headers });
	return { app, backend, get, post, clock };
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('a WordPress with records of wrong types', () => {
	/** Answers every operation as the mock does, but replaces each value of one kind. */
	const spoiled = (wrong: unknown, isSpoiled: (key: string, value: unknown) => boolean) => {
		const fetchMock = globalThis.fetch;
		return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
			const answer = await fetchMock(input, init);
			if (!String(input).endsWith('/graphql')) return answer;
			const text = JSON.stringify(await answer.json(), (key, value) =>
				isSpoiled(key, value) ? wrong : value,
			);
			return new Response(text, {
				status: answer.status,
				headers: { 'content-type': 'application/json' },
			});
		});
	};

	it.each([
		['titles are numbers', 7, (key: string) => key === 'title'],
		['texts are objects', { a: 1 }, (key: string) => key === 'content' || key === 'excerpt'],
		['lists are texts', 'text', (key: string) => key === 'nodes' || key === 'edges'],
		['lists hold nothing', [null], (key: string) => key === 'nodes'],
		['ids are texts', 'x', (key: string) => key === 'databaseId'],
		['addresses are objects', {}, (key: string) => key === 'uri' || key === 'link'],
		['records are numbers', 5, (key: string) => key === 'node' || key === 'nodeByUri'],
		['types are unknown', 'Ünknown', (key: string) => key === '__typename'],
		['settings are texts', 'x', (key: string) => key.endsWith('Settings')],
	])('is shown, or said to be away, where %s', async (_, wrong, isSpoiled) => {
		const { get } = await open();
		const spy = spoiled(wrong, isSpoiled);
		try {
			for (const path of ['/', '/stories/', '/busy/']) {
				const { status, headers } = await get(path);
				expect([path, [200, 404, 503].includes(status) ? 'fine' : status]).toEqual([path, 'fine']);
				if (status === 503) expect(headers.get('retry-after')).not.toBeNull();
			}
		} finally {
			spy.mockRestore();
		}
	});
});

describe('a site in front of a stock WordPress', () => {
	it('shows its pages, links and posts without the extension', async () => {
		const { get } = await open();
		const response = await get('/');
		expect(response.status).toBe(200);
		const html = await response.text();
		expect(html).toContain('From afar');
		expect(html).not.toContain(wordpress.url);
		expect((await get('/first/')).status).toBe(200);
		expect((await get('/nowhere/')).status).toBe(404);
		expect(await (await get('/sitemap-1.xml')).text()).toContain(`${SITE_URL}/first/`);
	});

	it('the host fetches an unknown page in two rounds, which include the look of its blocks', async () => {
		const { get } = await open();
		await get('/busy/');
		const html =
			'<style id="global-styles-inline-css">:root{--wp--preset--color--sea:#0a5c66}.has-sea-color{color:var(--wp--preset--color--sea)!important}h1{color:red}</style><main><p class="has-sea-color">Cast off</p></main>';
		wordpress.files.set('/first/', () => new Response(html));
		wordpress.answersInRounds = true;
		wordpress.spans.length = 0;
		const page = await (await get('/first/')).text();
		expect(roundsOf(wordpress.spans)).toBeLessThanOrEqual(2);
		wordpress.answersInRounds = false;
		expect(page).toContain(':root{--wp--preset--color--sea:#0a5c66}.has-sea-color{');
		expect(page).not.toContain('h1{color:red}');
	});

	it('fetches the pages of the query blocks that an address names, and caches each page by itself', async () => {
		const { get } = await open();
		await get('/busy/');
		wordpress.asked.length = 0;
		expect((await get('/busy/?query-7-page=2&query-7-page=x&utm_source=a')).status).toBe(200);
		expect(wordpress.asked.length).toBeGreaterThan(0);
		expect([...new Set(wordpress.asked.map(({ url }) => url))]).toEqual([
			'/graphql?query-7-page=2',
		]);
	});

	it('gets one operation in a request if it takes no lists', async () => {
		wordpress.takesLists = false;
		const { get } = await open();
		expect(await (await get('/first/')).text()).toContain('Cast off');
		wordpress.takesLists = true;
	});

	it('shows author, date and terms of a post', async () => {
		const { get } = await open();
		const html = await (await get('/first/')).text();
		expect(html).toMatch(/shell-kicker[\s\S]*<h1[^>]*>First<\/h1>[\s\S]*shell-info[\s\S]*<time/);
	});

	it('searches with WordPress’s own means: kinds, marks, no guess; an empty search shows the field', async () => {
		const { get } = await open();
		const html = await (await get('/?s=cast')).text();
		expect(html).toContain('<p class="elementor-post__kind">Posts</p>');
		expect(html).toContain('<mark>Cast</mark> off');
		const none = await (await get('/?s=csat')).text();
		expect(none).toContain('elementor-posts-nothing-found');
		expect(none).not.toContain('Did you mean');
		const empty = await get('/?s=');
		expect(empty.status).toBe(200);
		const field = await empty.text();
		expect(field).toMatch(/<main[\s\S]*<input [^>]*autofocus/i);
		expect(field).not.toContain('<article');
	});

	it('the host sends anonymous requests, with any rights of the operator', async () => {
		const { get } = await open({ WORDPRESS_AUTH: 'ed:aaaa bbbb cccc' });
		await get('/', { cookie: 'wordpress_logged_in_x=1', authorization: 'Basic abc' });
		expect(wordpress.asked.length).toBeGreaterThan(0);
		// The host checks once whether WordPress knows the operator's editor.
		const asEditor = wordpress.asked.filter(({ body }) => body.includes('ProbeViewer'));
		expect(asEditor).toHaveLength(1);
		for (const { body, headers } of wordpress.asked) {
			if (!body.includes('ProbeViewer')) expect(headers).not.toHaveProperty('authorization');
			expect(headers).not.toHaveProperty('cookie');
		}
	});

	it('counts more than a hundred comments, and shows them on pages', async () => {
		const { get, post } = await open();
		const newest = await (await get('/busy/')).text();
		expect(newest).toContain('>120 comments</h2>');
		expect(newest.match(/<li id="comment-/g)).toHaveLength(70);
		const older = await (await get('/busy/comment-page-1/')).text();
		expect(older.match(/<li id="comment-/g)).toHaveLength(50);
		expect(older).toContain('<li id="comment-50"');
		const query = ownDocuments().find((text) => text.startsWith('query PostCommentsWithTexts'));
		const after = /"endCursor":"([^"]+)"/.exec(newest)?.[1];
		const variables = { contentId: '12', first: 50, after };
		const answer = await post('/graphql', JSON.stringify({ query, variables }), JSON_TYPE);
		expect(await answer.json()).toHaveProperty(
			'data.comments.edges.0.node.content',
			'<p>Text 50</p>\n',
		);
	});

	it('uses the extension where the probe finds it', async () => {
		wordpress.hasExtension = true;
		const { get } = await open();
		expect((await get('/')).status).toBe(200);
		expect(wordpress.asked.some(({ body }) => body.includes('elementorTemplates'))).toBe(true);
	});

	it('shows a draft to a visitor with the application password, and a login to all other visitors', async () => {
		const { get } = await open({ WORDPRESS_AUTH: 'ed:aaaa bbbb cccc' });
		const asked = await get('/?p=13&preview=true');
		expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
			401,
			expect.stringContaining('Basic'),
		]);
		const authorization = `Basic ${Buffer.from('ed:aaaa bbbb cccc').toString('base64')}`;
		const shown = await get('/?p=13&preview=true', { authorization });
		expect(await shown.text()).toContain('Not yet');
		expect(shown.headers.get('cache-control')).toBe('private, no-store');
		const { get: without } = await open();
		expect((await without('/?p=13&preview=true', { authorization })).status).toBe(404);
	});
});

describe('a WordPress that misbehaves', () => {
	it.each(['fatal', 'html', 'half', 'partial'] as const)(
		'%s: an unseen page is a 503, never a trace',
		async (behaviour) => {
			const { get } = await open();
			wordpress.behaviour = behaviour;
			const response = await get('/');
			expect(response.status).toBe(503);
			expect(response.headers.get('retry-after')).toBe('10');
			expect(await response.text()).not.toMatch(/Error|at .*\.ts|127\.0\.0\.1/);
		},
	);

	it.each(['fatal', 'html', 'half', 'partial'] as const)(
		'%s: a seen page is shown as it was',
		async (behaviour) => {
			const { app, get, clock } = await open({ REVALIDATE_SECRET: 'only-for-this-test' });
			expect((await get('/')).status).toBe(200);
			wordpress.behaviour = behaviour;
			clock.time += 48 * 60 * 60 * 1000;
			const body = '{"everything":true}';
			const purged = await app.request(`${SITE_URL}/revalidate`, {
				method: 'POST',
				headers: signPurge('only-for-this-test', body, clock.time),
				body,
			});
			expect(purged.status).toBe(200);
			const response = await get('/');
			expect([response.status, await response.text()]).toEqual([
				200,
				expect.stringContaining('From afar'),
			]);
			wordpress.behaviour = 'well';
			clock.time += 10_000;
			expect((await get('/first/')).status).toBe(200);
		},
	);

	it('slow: gives up after ten seconds', async () => {
		const { get } = await open();
		wordpress.behaviour = 'slow';
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		try {
			let status = 0;
			get('/').then((response) => {
				status = response.status;
			});
			let seconds = 0;
			for (; status === 0; seconds += 1) {
				await vi.advanceTimersByTimeAsync(1_000);
				await new Promise((resolve) => setImmediate(resolve));
			}
			expect(status).toBe(503);
			expect(seconds).toBeGreaterThanOrEqual(10);
		} finally {
			vi.useRealTimers();
		}
	});

	it('feeds, sitemap, media and comments answer 503 as well', async () => {
		const { get, post } = await open();
		wordpress.behaviour = 'html';
		expect((await get('/feed/')).status).toBe(503);
		expect((await get('/sitemap.xml')).status).toBe(503);
		const document = ownDocuments()[0] ?? '';
		const relayed = await post('/graphql', JSON.stringify({ query: document }), JSON_TYPE);
		expect(relayed.status).toBe(503);
		wordpress.behaviour = 'fatal';
		expect((await get('/wp-content/uploads/a.jpg')).status).toBe(503);
	});

	it('away at the start: recovers by itself', async () => {
		wordpress.behaviour = 'fatal';
		const { app, get, clock } = await open();
		await app.warm();
		expect((await get('/')).status).toBe(503);
		wordpress.behaviour = 'well';
		clock.time = Date.now() + 10_000;
		await new Promise((resolve) => setTimeout(resolve, 2_100));
		expect((await get('/')).status).toBe(200);
	});
});

describe('the GraphQL relay', () => {
	const comments = () => ownDocuments().find((text) => text.includes('createComment')) ?? '';
	const send = async (query: string, headers: Record<string, string> = {}, variables = {}) => {
		const site = await open();
		return site.post('/graphql', JSON.stringify({ query, variables }), {
			...JSON_TYPE,
			...headers,
		});
	};

	it('runs our own documents and drops WordPress’s additions', async () => {
		const document = ownDocuments().find((text) => text.startsWith('query Shell ')) ?? '';
		const response = await send(document);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const body = (await response.json()) as Record<string, unknown>;
		expect(body).toHaveProperty('data.generalSettings.title', 'Remote bay');
		expect(body).not.toHaveProperty('extensions');
	});

	it.each(['/?graphql', '/index.php?graphql=true', '/index.php/graphql'])(
		'answers at WPGraphQL’s other address %s',
		async (path) => {
			const document = ownDocuments().find((text) => text.startsWith('query Shell ')) ?? '';
			const { post, get } = await open();
			const answer = await post(path, JSON.stringify({ query: document }), JSON_TYPE);
			expect(await answer.json()).toHaveProperty('data.generalSettings.title', 'Remote bay');
			const foreign = await post(path, '{"query":"{ users { nodes { name } } }"}', JSON_TYPE);
			expect(foreign.status).toBe(400);
			expect((await get(path)).status).toBe(405);
		},
	);

	it('runs nothing else, and nothing that comes from elsewhere', async () => {
		expect((await send('{ users { nodes { name } } }')).status).toBe(400);
		expect((await send('not graphql {')).status).toBe(400);
		expect((await send(comments(), { 'content-type': 'text/plain' })).status).toBe(415);
		expect((await send(comments(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await send(comments(), { origin: 'https://evil.example' })).status).toBe(403);
		const { get } = await open();
		expect((await get('/graphql?query={__typename}')).status).toBe(405);
		expect(wordpress.asked).toEqual([]);
	});

	it("gives WordPress a visitor's cookies for mutations only", async () => {
		// The host may meanwhile send background requests for a page of another test.
		const headersOf = (text: string) =>
			wordpress.asked.findLast(({ body }) => body.includes(text))?.headers;
		const shell = ownDocuments().find((text) => text.startsWith('query Shell ')) ?? '';
		const cookie = 'wordpress_logged_in_x=1';
		const own = { cookie, origin: SITE_URL };
		await send(shell, own);
		expect(headersOf('query Shell')).not.toHaveProperty('cookie');
		expect(comments()).not.toBe('');
		await send(comments(), own, {
			input: { commentOn: 11, content: 'x', author: 'A', authorEmail: 'a@b.example' },
		});
		expect(headersOf('createComment')?.cookie).toBe(cookie);
	});
});

describe('the other parts of the real site', () => {
	it('media come through this host, by an allow-list', async () => {
		wordpress.files.set(
			'/wp-content/uploads/a.svg',
			() => new Response('<svg/>', { headers: { 'content-type': 'text/html', etag: '"x"' } }),
		);
		wordpress.files.set(
			'/wp-content/uploads/a.jpg',
			() =>
				new Response('jpeg', { headers: { 'content-type': 'application/x-evil', etag: '"x"' } }),
		);
		wordpress.files.set(
			'/wp-content/uploads/b.svg',
			() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
		);
		const { get } = await open();
		const picture = await get('/wp-content/uploads/a.jpg');
		expect([
			picture.status,
			picture.headers.get('content-type'),
			picture.headers.get('etag'),
		]).toEqual([200, 'image/jpeg', '"x"']);
		expect(await picture.text()).toBe('jpeg');
		expect((await get('/wp-content/uploads/a.svg')).status).toBe(404);
		expect(
			(await get('/wp-content/uploads/b.svg')).headers.get('content-security-policy'),
		).toContain('sandbox');
		for (const path of [
			'/wp-content/uploads/x.php',
			'/wp-content/uploads/x.html',
			'/wp-content/debug.log',
			'/wp-content/plugins/x/readme.txt',
			'/wp-content/uploads/%2e%2e/x.jpg',
			'/wp-includes/js/jquery.js',
		]) {
			expect((await get(path)).status).toBe(404);
		}
	});

	it('parts of a film are passed on as parts', async () => {
		wordpress.files.set(
			'/wp-content/uploads/a.mp4',
			({ headers }) =>
				new Response('ab', {
					status: 206,
					headers: {
						'content-type': 'video/mp4',
						'content-range': `${headers.range?.replace('=', ' ')}/9`,
						'accept-ranges': 'bytes',
					},
				}),
		);
		const { get } = await open();
		const part = await get('/wp-content/uploads/a.mp4', { range: 'bytes=0-1' });
		expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
	});

	it("the builder's sheets are found in the real page and served from here", async () => {
		const kit = '/wp-content/uploads/elementor/css/post-5.css';
		const page = `<link rel='stylesheet' href='${wordpress.url}/wp-content/themes/x/style.css'><link rel='stylesheet' id='k' href='${wordpress.url}${kit}?ver=1&#038;x=2'><link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Inter">`;
		wordpress.files.set(
			'/',
			() => new Response(page, { headers: { 'content-type': 'text/html' } }),
		);
		wordpress.files.set(
			kit,
			() =>
				new Response(
					`.elementor-kit-5{--c:red;background:url(${wordpress.url}/wp-content/uploads/a.jpg)}@import url(https://fonts.googleapis.com/css2?family=Inter);`,
					{ headers: { 'content-type': 'text/css' } },
				),
		);
		const { get } = await open();
		const html = await (await get('/')).text();
		expect(html).toContain(`href="${kit}?ver=1&amp;x=2"`);
		expect(html).toContain('href="/wp-fonts/css?family=Inter"');
		expect(html).not.toContain('themes/x');
		const sheet = await (await get(`${kit}?ver=1`)).text();
		expect(sheet).toBe(
			'.elementor-default{--c:red;background:url(/wp-content/uploads/a.jpg)}@import url(/wp-fonts/css2?family=Inter);',
		);
	});

	it('login leads to the real site; REST and ajax are closed', async () => {
		const { get } = await open();
		expect((await get('/wp-login.php?redirect_to=x')).headers.get('location')).toBe(
			`${wordpress.url}/wp-login.php?redirect_to=x`,
		);
		expect((await get('/wp-json/wp/v2/users')).status).toBe(404);
		const ajax = await get('/wp-admin/admin-ajax.php?action=x');
		expect([ajax.status, await ajax.text()]).toEqual([400, '0']);
	});

	it('a login form is sent on to the real site with all that was typed, from this site alone', async () => {
		const { post } = await open();
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const body = 'log=ed&pwd=secret&redirect_to=%2Ffirst%2F';
		const sent = await post('/wp-login.php', body, { ...form, 'sec-fetch-site': 'same-origin' });
		expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
			307,
			`${wordpress.url}/wp-login.php`,
			'private, no-store',
		]);
		const origin = { origin: 'https://evil.example' };
		expect((await post('/wp-login.php', body, { ...form, ...origin })).status).toBe(403);
		const foreign = await post('/wp-login.php', body, { ...form, 'sec-fetch-site': 'cross-site' });
		expect([foreign.status, foreign.headers.get('location')]).toEqual([403, null]);
		const forgot = await post('/wp-login.php?action=lostpassword', 'user_login=ed', form);
		expect(forgot.headers.get('location')).toBe(
			`${wordpress.url}/wp-login.php?action=lostpassword`,
		);
	});

	it('a comment without script goes there and its writer comes back to the post', async () => {
		const { post } = await open();
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const fields = {
			comment_post_ID: '11',
			author: 'A guest',
			email: 'g@boats.example',
			comment: 'Fair winds',
		};
		const taken = await post('/wp-comments-post.php', new URLSearchParams(fields).toString(), form);
		expect([taken.status, taken.headers.get('location')]).toEqual([
			303,
			expect.stringMatching(/^\/first\/.*#comment-/),
		]);
		const empty = await post(
			'/wp-comments-post.php',
			new URLSearchParams({ ...fields, comment: '' }).toString(),
			form,
		);
		expect(empty.status).toBe(200);
		const html = await empty.text();
		expect(html).toContain('<h1 class="elementor-heading-title elementor-size-default">First</h1>');
		expect(html).toMatch(/class="comment-form-status"[^>]*autofocus[^>]*>[^<]*comment/i);
		expect(html).toContain('value="g@boats.example"');
	});
});
