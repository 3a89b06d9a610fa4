import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signPreviewLink } from '@outrigger/http/preview-link';
import { createApp } from '../app';
import { createSite } from '../create-site';
import { parseEnvironment } from '../environment';
import { openBackend } from '../open-backend';
import { developmentAssets } from '../site/assets';
import { createSanitize } from '../site/sanitize/create-sanitize';
import { builderPage, contentFolder } from './content-folder';
import type { RealWordPress } from './real-wordpress';
import { silentLog } from './silent-log';

export const SITE_URL = 'http://boats.test';
/** `REVALIDATE_SECRET` of the host; the plugin's settings have the same secret. */
export const SECRET = 'only-for-this-test';
const PASSWORD = 'aaaa bbbb cccc';

/** `Authorization` of a user of the content by an application password. */
export const basicOf = (login: 'ed' | 'guest') =>
	`Basic ${Buffer.from(`${login}:${PASSWORD}`).toString('base64')}`;

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
/** The widget on `/list/` that lists posts. */
export const LOOP = {
	id: 'a1b2c3d',
	elType: 'widget',
	widgetType: 'posts',
	settings: { posts_post_type: 'post', classic_posts_per_page: 5 },
	elements: [],
};
/** Writes a site with pages and drafts of every kind that can be previewed; returns its folder. */
export const previewedContent = () =>
	contentFolder({
		'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home', language: 'de-DE' }),
		'users.json': JSON.stringify([
			{ login: 'ed', name: 'Ed', role: 'editor', applicationPasswords: [PASSWORD] },
			{ login: 'guest', name: 'Guest', role: 'subscriber', applicationPasswords: [PASSWORD] },
		]),
		'pages/home.md': '---\ntitle: Home\n---\n\nFrom afar',
		'pages/list.json': builderPage('list', 30, [LOOP]),
		'posts/first.md': '---\ndatabaseId: 11\ntitle: First\n---\n\nCast off',
		'posts/draft.md': '---\ndatabaseId: 13\ntitle: Draft\nstatus: draft\n---\n\nNot yet',
		'templates/card.json': template(20, 'loop-item', 'A card to come', 'draft'),
		'templates/top.json': template(21, 'header', 'A header to come', 'draft'),
		'templates/offer.json': template(22, 'popup', 'An offer to come', 'draft'),
	});

/**
 * Opens a host.
 * @param variables its environment
 * @returns a function that requests an address, by POST if there is a body
 */
export async function openHost(variables: Record<string, string>) {
	const environment = parseEnvironment({ SITE_URL, ...variables });
	const log = silentLog;
	const backend = await openBackend(environment, log);
	const app = createApp(environment, {
		backend,
		createSite,
		assets: developmentAssets(SITE_URL),
		createSanitize: () => createSanitize(SITE_URL),
		log,
		secret: () => Buffer.alloc(32, 7),
	});
	return (address: string, headers: Record<string, string> = {}, body?: string) =>
		app.request(
			new Request(
				new URL(address, SITE_URL),
				body ? { method: 'POST', headers, body } : { headers },
			),
		);
}

/** Opens a link, follows its redirect, and returns the preview and the cookie with which it was opened. */
export async function follow(get: Awaited<ReturnType<typeof openHost>>, link: string) {
	const opened = await get(link);
	if (opened.status !== 303) throw new Error(`${link} answered ${opened.status}.`);
	const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
	const place = opened.headers.get('location') ?? '';
	const page = await get(place, { cookie });
	return { cookie, place, page, html: await page.text() };
}

/**
 * Adds the plugin to a WordPress. The plugin redeems each link once and recognises its own visit.
 * @returns the headers of the calls that redeem links
 */
export function withPlugin(wordpress: RealWordPress, authorization = basicOf('ed')) {
	const redeemed = new Set<string>();
	const sent: { headers: IncomingHttpHeaders }[] = [];
	wordpress.hasExtension = true;
	wordpress.visit = { header: 'Outrigger 1.9.99.abc', authorization };
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

/** Path and query of a place on this site, with a signed token. */
export const linkTo = (place: string, { seconds = 60, secret = SECRET } = {}) => {
	const until = Math.floor(Date.now() / 1000) + seconds;
	return `${place}&preview_token=${signPreviewLink({ id: 'b'.repeat(32), place, until }, secret)}`;
};
