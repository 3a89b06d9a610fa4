import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_CHARACTERS } from '@outrigger/rules/postcards/card-words';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWith, type WholeSite } from './testing/whole-site';

const PICTURE = '/wp-content/uploads/2026/05/harbour-at-dawn.jpg';
const WORDS = 'The sea is <b>warm</b> & "blue".\nCome soon. ⛵';

let site: WholeSite;
let origin: string;
beforeAll(async () => {
	site = await openWith({ CONTENT_DIR: 'content', RATE_LIMIT: '600' });
	origin = site.environment.siteUrl;
});
afterAll(() => site.app.close());

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
	const body = new URLSearchParams({
		page: '/gallery/',
		picture: PICTURE,
		words: WORDS,
		...fields,
	});
	return site.app.request(`${origin}/postcards/`, {
		method: 'POST',
		body,
		headers: { origin, ...headers },
	});
}

async function written(fields: Record<string, string> = {}): Promise<string> {
	return (await post(fields)).headers.get('location') ?? '';
}

/** The same path with one changed part. */
const changed = (path: string, how: (encoded: string) => string) =>
	path.replace(/([\w-]+)\/$/, (_, encoded: string) => `${how(encoded)}/`);

describe('a postcard', () => {
	it('is answered with an address that shows its picture and its words, as plain text', async () => {
		const answer = await post({});
		expect(answer.status).toBe(303);
		const path = answer.headers.get('location') ?? '';
		expect(path).toMatch(/^\/postcards\/[\w-]{22}\/[\w-]+\/$/);
		const page = await site.get(path);
		expect(page.status).toBe(200);
		expect(page.headers.get('x-robots-tag')).toBe('noindex');
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		const html = await page.text();
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).toContain('<title>A postcard: Harbour at dawn.</title>');
		expect(html).toContain(
			'The sea is &lt;b&gt;warm&lt;/b&gt; &amp; &quot;blue&quot;.\nCome soon. ⛵</h1>',
		);
		expect(html).not.toContain('<b>warm');
		expect(html).toContain('A visitor wrote this card.');
		expect(html).toContain(`<meta property="og:image" content="${origin}${path}card.jpg">`);
	});

	it('has a picture of its own for shared links', async () => {
		const path = await written();
		const image = await site.get(`${path}card.jpg`);
		expect(image.headers.get('content-type')).toBe('image/jpeg');
		expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
		const bytes = new Uint8Array(await image.arrayBuffer());
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
		const other = await site.get(`${await written({ words: 'Other words' })}card.jpg`);
		expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(false);
		const again = await site.get(`${path}card.jpg`, {
			'if-none-match': image.headers.get('etag') ?? '',
		});
		expect(again.status).toBe(304);
	});

	it('comes as JSON where a script requests it', async () => {
		const answer = await post({ answer: 'json' });
		expect(answer.status).toBe(201);
		expect(await answer.json()).toEqual({ address: origin + (await written()) });
		const refused = await post({ words: 'go to evil.com', answer: 'json' });
		expect(refused.status).toBe(422);
		expect(await refused.json()).toEqual({
			message: 'A card carries no links. Put a space after each full stop.',
		});
		expect((await post({ picture: '/unknown.jpg', answer: 'json' })).status).toBe(404);
	});

	it.each([
		['', 'This field is required.'],
		['x'.repeat(MOST_CHARACTERS + 1), `Use at most ${MOST_CHARACTERS} characters.`],
		['turned \u202eexe', 'signs that nobody can see'],
		['bell \u0007', 'signs that nobody can see'],
		['https://evil.example', 'carries no links'],
	])('refuses the words %j and keeps them in the form', async (words, reason) => {
		const answer = await post({ words });
		expect(answer.status).toBe(422);
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		const html = await answer.text();
		expect(html).toContain('role="alert"');
		expect(html).toContain(reason);
		expect(html).toContain(`${words}</textarea>`);
	});

	it.each([
		['another picture of the site', { picture: '/wp-content/uploads/2026/01/sette-nodi-mark.svg' }],
		['a picture elsewhere', { picture: 'https://evil.example/x.jpg' }],
		['a page that lets nobody write', { page: '/about/' }],
		['no page', { page: '/nowhere/' }],
		['a page elsewhere', { page: 'https://evil.example/gallery/' }],
		['a file of WordPress', { page: '/wp-json/' }],
	])('is not written on %s', async (_, fields) => {
		const answer = await post(fields);
		expect(answer.status).toBe(404);
		expect(answer.headers.get('location')).toBeNull();
	});

	it('is not taken from the form of another site', async () => {
		const answer = await post({}, { origin: 'https://evil.example' });
		expect(answer.status).toBe(403);
	});

	it.each([
		['other words', (encoded: string) => `${encoded.slice(0, -4)}AAAA`],
		['more words', (encoded: string) => `${encoded}AAAA`],
		['no words', () => 'x'],
	])('with %s than the host signed is nothing', async (_, how) => {
		const path = await written();
		expect((await site.get(path)).status).toBe(200);
		for (const file of ['', 'card.jpg']) {
			expect((await site.get(changed(path, how) + file)).status).toBe(404);
		}
	});

	it('that another site signed is nothing', async () => {
		const path = await written();
		const other = await openWith({ CONTENT_DIR: 'content', AUTH_SECRET: 'x'.repeat(32) });
		expect((await other.get(path)).status).toBe(404);
		await other.app.close();
	});
});

describe('the form without script', () => {
	it('offers each picture once, the chosen one checked', async () => {
		const answer = await site.get(
			`/postcards/?page=%2Fgallery%2F&picture=${encodeURIComponent(PICTURE)}`,
		);
		const html = await answer.text();
		expect(html.match(/type="radio"/g)).toHaveLength(30);
		expect(html).toContain(`value="${PICTURE}" checked`);
		expect(html.match(/ checked/g)).toHaveLength(1);
	});

	it.each([
		'/postcards/?page=%2Fabout%2F',
		'/postcards/?page=%2F%2Fevil.example%2F',
		'/postcards/',
		'/postcards/a/b/',
	])('is not there at %s', async (path) => {
		expect((await site.get(path)).status).toBe(404);
	});
});

describe('too many postcards', () => {
	it('of one address have to wait, and so has the picture of one', async () => {
		const limited = await openWith({ CONTENT_DIR: 'content', RATE_LIMIT: '2' });
		// Requests inside this process have no address, so the limit needs a server.
		const server = createServer(limited.app.listener).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const body = new URLSearchParams({ page: '/gallery/', picture: PICTURE, words: 'Hello' });
		const send = () => fetch(`${here}/postcards/`, { method: 'POST', body, redirect: 'manual' });
		const [first] = [await send(), await send()];
		expect(first?.status).toBe(303);
		const third = await send();
		expect(third.status).toBe(429);
		expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
		const path = first?.headers.get('location') ?? '';
		expect((await fetch(`${here}${path}card.jpg`)).status).toBe(429);
		expect((await fetch(here + path)).status).toBe(200);
		server.close();
		await limited.app.close();
	});

	it('is written on the form although its path alone leads nowhere', async () => {
		const server = createServer(site.app.listener).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const statusOf = async (path: string) => (await fetch(here + path)).status;
		expect(await statusOf('/postcards/')).toBe(404);
		expect(await statusOf('/postcards/?page=%2Fgallery%2F')).toBe(200);
		server.close();
	});
});
