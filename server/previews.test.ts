import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signPreviewLink } from '@outrigger/http/preview-link';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { developmentAssets } from './site/assets';
import { createSanitize } from './site/sanitize/create-sanitize';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';

const SITE_URL = 'http://boats.test';
const SECRET = 'only-for-this-test';
const PASSWORD = 'aaaa bbbb cccc';
const BASIC = `Basic ${Buffer.from(`ed:${PASSWORD}`).toString('base64')}`;
const text = (words: string, id: string) =>
	JSON.stringify([
		{
			id,
			elType: 'widget',
			widgetType: 'heading',
			settings: { title: words },
			elements: [],
		},
	]);
const template = (id: number, type: string, words: string, status: string) =>
	JSON.stringify({
		databaseId: id,
		title: words,
		type,
		status,
		version: '0.4',
		page_settings: {},
		content: JSON.parse(text(words, `e${id}`)),
	});
const CONTENT: Readonly<Record<string, string>> = {
	'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home', language: 'de-DE' }),
	'users.json': JSON.stringify([
		{ login: 'ed', name: 'Ed', role: 'editor', applicationPasswords: [PASSWORD] },
	]),
	'pages/home.md': '---\ntitle: Home\n---\n\nFrom afar',
	'posts/first.md': '---\ndatabaseId: 11\ntitle: First\n---\n\nCast off',
	'posts/draft.md': '---\ndatabaseId: 13\ntitle: Draft\nstatus: draft\n---\n\nNot yet',
	'templates/card.json': template(20, 'loop-item', 'A card to come', 'draft'),
	'templates/top.json': template(21, 'header', 'A header to come', 'draft'),
	'templates/offer.json': template(22, 'popup', 'An offer to come', 'draft'),
};

let folder: string;
let wordpress: RealWordPress;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'outrigger-previews-'));
	for (const [name, content] of Object.entries(CONTENT)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	wordpress = await realWordPress(folder);
}, 30_000);
afterAll(() => wordpress.close());

async function open(variables: Record<string, string>) {
	const environment = parseEnvironment({ SITE_URL, ...variables });
	const log = pino({ level: 'silent' });
	const backend = await openBackend(environment, log);
	const app = createApp(environment, {
		backend,
		createSite,
		assets: developmentAssets(SITE_URL),
		createSanitize: () => createSanitize(SITE_URL),
		log,
		secret: () => Buffer.alloc(32, 7),
	});
	return (address: string, headers: Record<string, string> = {}) =>
		app.request(new Request(new URL(address, SITE_URL), { headers }));
}

/** Opens a link, follows it and returns the preview with the cookie that led there. */
async function follow(get: Awaited<ReturnType<typeof open>>, link: string) {
	const opened = await get(link);
	expect(opened.status).toBe(303);
	const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
	const place = opened.headers.get('location') ?? '';
	const page = await get(place, { cookie });
	return { cookie, place, page, html: await page.text() };
}

describe('previews of the embedded WordPress', () => {
	it('REST tells an editor a signed link, which any one browser opens without a login', async () => {
		const get = await open({ CONTENT_DIR: folder });
		const edit = '/wp-json/wp/v2/posts/13?context=edit';
		const { preview_link: link } = await (await get(edit, { authorization: BASIC })).json();
		const { place, cookie, page, html } = await follow(get, link);
		expect([place, page.status]).toEqual(['/?p=13&preview=true', 200]);
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(html).toContain('Not yet');
		expect(html).toContain('<meta name="robots" content="noindex');
		expect(html).toMatch(/<aside class="e-preview-bar" aria-label="Vorschau">.*Entwurfs/s);
		expect(html).toContain('href="/?p=13&amp;preview=false"');
		expect((await get(link)).status).toBe(403);
		expect((await get(place)).status).toBe(404);
		expect((await get('/first/', { cookie })).headers.get('cache-control')).toMatch(/^public/);
		const left = await get('/?p=13&preview=false', { cookie });
		expect([left.status, left.headers.get('location')]).toEqual([303, '/']);
		expect(left.headers.get('set-cookie')).toMatch(/^outrigger_preview=; Max-Age=0/);
	});

	it('what is published says so, and leads back to its address', async () => {
		const get = await open({ CONTENT_DIR: folder });
		const edit = '/wp-json/wp/v2/posts/11?context=edit';
		const { preview_link: link } = await (await get(edit, { authorization: BASIC })).json();
		const { html, cookie } = await follow(get, link);
		expect(html).toContain('unterscheidet');
		const left = await get('/?p=11&preview=false', { cookie });
		expect(left.headers.get('location')).toBe('/first/');
		expect(await (await get('/first/')).text()).not.toContain('e-preview-bar"');
	});
});

/** A WordPress with the plugin: it redeems each link once and knows its own visit. */
function withPlugin() {
	const redeemed = new Set<string>();
	const sent: { headers: IncomingMessage['headers'] }[] = [];
	wordpress.hasExtension = true;
	wordpress.visit = { header: 'Outrigger 1.9.99.abc', authorization: BASIC };
	wordpress.files.set('/wp-json/outrigger/v1/preview', (request) => {
		sent.push({ headers: request.headers });
		const { 'x-outrigger-time': time, 'x-outrigger-signature': signature } = request.headers;
		const body = JSON.stringify({ id: 'b'.repeat(32) });
		const mac = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
		if (signature !== `sha256=${mac}`) return new Response('{}', { status: 401 });
		if (redeemed.has('b'))
			return new Response('{"code":"outrigger_preview_over"}', { status: 410 });
		redeemed.add('b');
		return Response.json({ visit: '1.9.99.abc', until: Math.floor(Date.now() / 1000) + 3600 });
	});
	return sent;
}

const linkTo = (place: string) => {
	const until = Math.floor(Date.now() / 1000) + 60;
	return `${place}&preview_token=${signPreviewLink({ id: 'b'.repeat(32), place, until }, SECRET)}`;
};

describe('previews of a WordPress with the plugin', () => {
	it.each([
		['/?p=13&preview=true', 'Not yet', 'Entwurfs'],
		['/?p=20&preview=true', 'A card to come', 'Vorlage'],
		['/?theme_template_id=21&preview=true', 'A header to come', 'Vorlage'],
		['/?popup-preview=22&preview=true', 'An offer to come', 'Pop-ups'],
	])('%s shows what nobody else sees', async (place, words, bar) => {
		const sent = withPlugin();
		const get = await open({ WORDPRESS_URL: wordpress.url, REVALIDATE_SECRET: SECRET });
		const { page, html, cookie } = await follow(get, linkTo(place));
		expect(sent).toHaveLength(1);
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(html).toContain(words);
		expect(html).toMatch(new RegExp(`<aside class="e-preview-bar".*${bar}`, 's'));
		expect(html).toContain('noindex');
		expect(await (await get(place)).text()).not.toContain(words);
		expect((await get(linkTo(place))).status).toBe(403);
		expect((await get(linkTo(place), { cookie })).headers.get('location')).toBe(place);
	});

	it('without the secret there are none', async () => {
		const sent = withPlugin();
		const get = await open({ WORDPRESS_URL: wordpress.url });
		expect((await get(linkTo('/?p=13&preview=true'))).status).toBe(403);
		expect(sent).toHaveLength(0);
	});
});
