import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { ownDocuments } from './own-documents';
import { developmentAssets } from './site/assets';
import { createSanitize } from './site/sanitize/create-sanitize';
import { contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';

const SITE_URL = 'http://boats.test';
const story = (number: number) => ({
	databaseId: 100 + number,
	slug: `s${number}`,
	title: `Story ${number}`,
	date: `2026-05-0${number}T10:00:00`,
	categories: ['trips'],
	content: `<p>Text ${number}</p>`,
});
const CONTENT = {
	'site.json': JSON.stringify({
		title: 'Bay & Boats',
		pageOnFront: 'home',
		pageForPosts: 'stories',
		commentModeration: false,
	}),
	'users.json': JSON.stringify([
		{ login: 'ed', name: 'Ed', role: 'editor', applicationPasswords: ['aaaa bbbb cccc'] },
	]),
	'terms.json': JSON.stringify({
		category: [{ databaseId: 5, name: 'Trips', slug: 'trips' }],
	}),
	'pages/home.md': '---\ndatabaseId: 1\ntitle: Home\n---\n\nFrom afar',
	'pages/stories.md': '---\ndatabaseId: 2\ntitle: Stories\n---\n',
	'posts/all.json': JSON.stringify([1, 2, 3, 4, 5].map(story)),
	'posts/draft.md': '---\ndatabaseId: 13\ntitle: Unfinished\nstatus: draft\n---\n\nNot yet',
	'posts/secret.md':
		'---\ndatabaseId: 14\nslug: cove\ntitle: Cove\npassword: octopus\n---\n\nIn the north',
};
const HTML = { 'content-type': 'text/html' };
const page = (text: string) => () => new Response(text, { headers: HTML });

let wordpress: RealWordPress;
beforeAll(async () => {
	wordpress = await realWordPress(contentFolder(CONTENT));
});
afterAll(() => wordpress.close());
beforeEach(() => {
	wordpress.hasGraphQL = false;
	wordpress.files.clear();
	wordpress.spans.length = 0;
});

async function open(variables: Record<string, string> = {}) {
	const environment = parseEnvironment({ SITE_URL, WORDPRESS_URL: wordpress.url, ...variables });
	const advice: string[] = [];
	const log = pino(
		{ level: 'warn' },
		{ write: (line: string) => advice.push(JSON.parse(line).msg) },
	);
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
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await app.request(`${SITE_URL}${path}`, { headers });
		return { status: answer.status, text: await answer.text() };
	};
	return { app, backend, get, advice };
}

describe('a site without WPGraphQL', () => {
	it('has its pages, lists, feeds, search and sitemap from core REST', async () => {
		const { get, backend } = await open();
		const shown = async (path: string, words: string) => {
			const { status, text } = await get(path);
			expect([path, status, text.includes(words)]).toEqual([path, 200, true]);
		};
		await shown('/', 'From afar');
		await shown('/', 'Bay &amp; Boats');
		await shown('/s3/', 'Text 3');
		await shown('/stories/', 'Story 5');
		await shown('/category/trips/', 'Story 4');
		await shown('/author/ed/', 'Ed');
		await shown('/2026/05/', 'Story 2');
		await shown('/?s=Story', 'href="/s1/"');
		await shown('/feed/', '<title>Story 5</title>');
		await shown('/category/trips/feed/', '<title>Story 5</title>');
		await shown('/sitemap-1.xml', '/s1/');
		expect((await get('/nothing/')).status).toBe(404);
		expect(backend.source?.()).toMatchObject({ name: 'core REST' });
	});

	it('has the addresses of the sitemap that WordPress makes, where there is one', async () => {
		const names = ['sitemap', 'url'] as const;
		const file = (name: (typeof names)[number], path: string) =>
			page(`<${name}><loc>${wordpress.url}${path}</loc></${name}>`);
		wordpress.files.set('/wp-sitemap.xml', file('sitemap', '/wp-sitemap-posts-boat-1.xml'));
		wordpress.files.set('/wp-sitemap-posts-boat-1.xml', file('url', '/fleet/rib/'));
		const { get } = await open();
		const { text } = await get('/sitemap-1.xml');
		const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
		expect(addresses).toEqual([`${SITE_URL}/`, `${SITE_URL}/fleet/rib/`]);
	});

	it('shows as many posts on a page as the site itself, in the language of its pages', async () => {
		const posts = [105, 104].map((id) => `<article class="post-${id} post type-post"></article>`);
		wordpress.files.set('/stories/', page(posts.join('')));
		wordpress.files.set('/', page('<html lang="de-DE"><body></body></html>'));
		const { get } = await open();
		const first = await get('/stories/');
		expect(first.text).toContain('lang="de-DE"');
		expect(first.text).toContain('Story 4');
		expect(first.text).not.toContain('Story 3');
		expect((await get('/stories/page/2/')).text).toContain('Story 3');
	});

	it('withholds the text behind a password, and shows it to a visitor who has it', async () => {
		const { app, get } = await open();
		const locked = await get('/cove/');
		expect(locked.text).toContain('type="password"');
		expect(locked.text).not.toContain('In the north');
		const form = new URLSearchParams({
			post_password: 'octopus',
			redirect_to: `${SITE_URL}/cove/`,
		});
		const answer = await app.request(`${SITE_URL}/wp-login.php?action=postpass`, {
			method: 'POST',
			body: form,
			headers: { origin: SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
		});
		const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
		expect((await get('/cove/', { cookie })).text).toContain('In the north');
	});

	it("takes a visitor's comment by WordPress's own form, and shows it", async () => {
		const { app, backend, get } = await open();
		await get('/s2/');
		const query = ownDocuments().find((text) => text.includes('mutation PostCommentsCreate'));
		const send = async (content: string) => {
			const input = { commentOn: 102, content, author: 'Ann', authorEmail: 'ann@example.test' };
			const answer = await app.request(`${SITE_URL}/graphql`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', origin: SITE_URL },
				body: JSON.stringify({ query, variables: { input } }),
			});
			return answer.json();
		};
		const { data } = await send('Lovely bay');
		expect(data.createComment).toMatchObject({
			success: true,
			comment: { author: { node: { name: 'Ann' } } },
		});
		expect((await get('/s2/')).text).toContain('Lovely bay');
		const refused = await send('');
		expect(refused.data).toEqual({ createComment: null });
		expect(refused.errors[0].message).toMatch(/comment/i);
		await backend.close();
	});

	it('shows a draft to its editor alone', async () => {
		const { get } = await open({ WORDPRESS_AUTH: 'ed:aaaa bbbb cccc' });
		const authorization = `Basic ${Buffer.from('ed:aaaa bbbb cccc').toString('base64')}`;
		const draft = await get('/?p=13&preview=true', { authorization });
		expect([draft.status, draft.text.includes('Unfinished')]).toEqual([200, true]);
		expect((await get('/?p=13&preview=true')).status).toBe(401);
		expect((await get('/?p=13')).text).not.toContain('Unfinished');
	});

	it('is read through WPGraphQL after its installation, and its pages are rendered again', async () => {
		vi.useFakeTimers({ toFake: ['setInterval'] });
		const { backend } = await open();
		const purges: unknown[] = [];
		backend.onChange((purge) => purges.push(purge));
		await backend.capabilities();
		expect(backend.source?.()?.name).toBe('core REST');
		wordpress.hasGraphQL = true;
		vi.advanceTimersByTime(5 * 60 * 1000);
		vi.useRealTimers();
		await expect.poll(() => backend.source?.()?.name).toBe('WPGraphQL');
		expect(purges).toEqual(['everything']);
	});

	it('whose REST is closed as well is 503, and the operator reads the reason', async () => {
		const closed = { code: 'rest_not_logged_in', message: 'You are not logged in.' };
		wordpress.files.set('/wp-json/', () => Response.json(closed, { status: 401 }));
		const { get, advice, backend } = await open();
		expect((await get('/s1/')).status).toBe(503);
		expect(advice.join('\n')).toMatch(/WPGraphQL/);
		expect(advice.join('\n')).toMatch(/closed to visitors .*You are not logged in/);
		await backend.close();
	});

	it('lacks the routes that a security plugin has closed, and the log names them', async () => {
		const refused = { code: 'rest_user_cannot_view', message: 'No.', data: { status: 401 } };
		wordpress.files.set('/wp-json/wp/v2/users', () => Response.json(refused, { status: 401 }));
		const { get, backend } = await open();
		expect((await get('/s1/')).text).toContain('Text 1');
		expect(backend.source?.()?.lacks).toContain('authors');
	});

	it.each([
		['REST answers with a page', page('<h1>Maintenance</h1>')],
		['REST breaks off', page('[{"id":1,')],
		['REST fails', () => Response.json({ code: 'x' }, { status: 500 })],
	])(
		'is 503 where %s',
		async (_, answer) => {
			const { get } = await open();
			await get('/');
			wordpress.files.set('/wp-json/wp/v2/posts', answer);
			expect((await get('/s1/')).status).toBe(503);
		},
		30_000,
	);
});
