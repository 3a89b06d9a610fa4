import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { keptSecret } from '@outrigger/http/kept-secret';
import type { ResolveHost } from '@outrigger/http/open-address';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { openThrough } from './open-through';
import { developmentAssets } from './site/assets';
import type { Sanitize } from './site/contract/renderer';
import {
	filmOf,
	type PictureHost,
	pictureHost,
	pictureOf,
	redirects,
	sends,
	sendsRanges,
} from './site/foreign-media/testing/picture-host';
import { createSanitize } from './site/sanitize/create-sanitize';
import { builderPage } from './site/through/testing/builder-page';
import { startStubWordPress } from './site/through/testing/stub-wordpress';
import { contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';
import { WHOLE_SITE_URL } from './testing/whole-site';

/** A name that only this test's resolver knows; it stands for the host on this machine. */
const CDN = 'http://cdn.example';
const PRIVATE = 'http://intranet.example';

let host: PictureHost;
let other: PictureHost;
let contentDir: string;
let sanitize: Sanitize;
beforeAll(async () => {
	// The sanitiser takes longer to load than a page may take on a busy machine.
	sanitize = await createSanitize(WHOLE_SITE_URL);
	[host, other] = await Promise.all([pictureHost(), pictureHost()]);
	const cdn = `${CDN}:${host.port}`;
	contentDir = contentFolder({
		'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home' }),
		'pages/home.md': '---\ntitle: Home\n---\n\nHello',
		'pages/text.md': `---\ntitle: Text\n---\n\n<img src="${cdn}/bay.jpg" alt="The bay"> <img src="${cdn}/gone.jpg" alt="The lost &amp; found cliff" width="400" height="300"> <img src="${PRIVATE}/plan.jpg" alt="A plan">`,
		'pages/built.json': JSON.stringify({
			title: 'Built',
			type: 'wp-page',
			content: [
				{
					id: 'aaaaaa1',
					elType: 'container',
					settings: {
						background_background: 'classic',
						background_image: { url: `${cdn}/wide.jpg`, id: '', size: '', alt: '' },
					},
					elements: [
						{
							id: 'aaaaaa2',
							elType: 'widget',
							widgetType: 'image',
							settings: { image: { url: `${cdn}/bay.jpg`, id: '', alt: 'The bay' } },
							elements: [],
						},
						{
							id: 'aaaaaa3',
							elType: 'widget',
							widgetType: 'video',
							settings: {
								video_type: 'hosted',
								insert_url: 'yes',
								external_url: { url: `${cdn}/tour.mp4` },
							},
							elements: [],
						},
					],
				},
			],
		}),
	});
});
afterAll(() => {
	host.close();
	other.close();
});
beforeEach(async () => {
	for (const one of [host, other]) {
		one.answers.clear();
		one.asked.length = 0;
	}
	host.answers.set('/bay.jpg', sends(await pictureOf(1200, 800, 'jpeg')));
	host.answers.set('/wide.jpg', sends(await pictureOf(3000, 1000, 'jpeg')));
	host.answers.set('/tour.mp4', sendsRanges(filmOf(20_000)));
});

const resolveHost: ResolveHost = async (name) => [
	{ address: name === 'intranet.example' ? '10.0.0.7' : '127.0.0.1', family: 4 },
];

async function open(variables: Record<string, string> = {}, passes = false) {
	const lines: string[] = [];
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
	const environment = parseEnvironment({
		SITE_URL: WHOLE_SITE_URL,
		CONTENT_DIR: contentDir,
		DATA_DIR: mkdtempSync(join(tmpdir(), 'outrigger-data-')),
		IMAGE_ORIGINS: `${CDN}:${host.port}`,
		...variables,
	});
	const backend = await openBackend(environment, log);
	const assets = developmentAssets(WHOLE_SITE_URL);
	const secret = () => keptSecret(environment.dataDir, environment.authSecret);
	const { manifest } = assets;
	const app = createApp(environment, {
		backend,
		through: passes ? await openThrough(environment, { manifest, backend, secret, log }) : null,
		createSite,
		assets,
		createSanitize: async () => sanitize,
		secret,
		log,
		resolveHost,
	});
	const get = (path: string, headers: Record<string, string> = {}) =>
		app.request(`${WHOLE_SITE_URL}${path}`, { headers });
	const page = async (path: string) => (await get(path)).text();
	/** The page after all of its pictures are known. */
	const settled = (path: string, sign: string) =>
		vi.waitFor(async () => {
			const html = await page(path);
			expect(html).toContain(sign);
			return html;
		});
	return { get, page, settled, lines, dataDir: environment.dataDir };
}

const pathsIn = (html: string) =>
	html.match(/\/foreign-media\/[\w-]+\/[\w-]+\/\w+\/[\w.-]+/g) ?? [];
const addressIn = (path: string) => Buffer.from(path.split('/')[3] ?? '', 'base64url').toString();

describe('a page of a real WordPress that passes', () => {
	it('has its pictures of other hosts from this one', async () => {
		const stub = await startStubWordPress();
		const content = `<img src="${CDN}:${host.port}/bay.jpg">`;
		stub.answer = ({ url }, response) => {
			if (url?.startsWith('/wp-json')) response.writeHead(403).end();
			else
				response
					.writeHead(200, { 'content-type': 'text/html' })
					.end(builderPage({ origin: stub.origin, content }));
		};
		const variables = { WORDPRESS_URL: stub.origin, PAGES: 'through', CONTENT_DIR: '' };
		const { get, page } = await open(variables, true);
		const [path = ''] = pathsIn(await page('/boats/'));
		const picture = await get(path, { accept: 'image/webp' });
		expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
		await stub.close();
	});
});

describe('a page that names pictures of other hosts', () => {
	it('shows them by addresses of this host, and with their measures once they are known', async () => {
		const site = await open();
		const first = await site.page('/text/');
		expect(first).not.toContain(`src="${CDN}`);
		expect(first).toContain('src="/foreign-media/');
		const html = await site.settled('/text/', 'width="1200" height="800"');
		expect(html).toMatch(/srcset="\/foreign-media\/[^"]+ 150w, [^"]+ 1200w"/);
		for (const path of pathsIn(html).filter((one) => addressIn(one).endsWith('/bay.jpg'))) {
			const answer = await site.get(path, { accept: 'image/webp' });
			expect(answer.headers.get('content-type')).toBe('image/webp');
			expect(answer.headers.get('vary')).toBe('Accept');
		}
		expect(host.asked.filter((path) => path === '/bay.jpg')).toHaveLength(1);
	});

	it('has the text in the place of unavailable pictures, and the log has one line about them', async () => {
		const site = await open();
		await site.page('/text/');
		const html = await site.settled('/text/', 'e-missing-picture');
		expect(html).toMatch(
			/<span class="e-missing-picture e-missing-picture-400-300">The lost &amp; found cliff<\/span>/,
		);
		expect(html).toContain('<span class="e-missing-picture">A plan</span>');
		expect(html).toContain('.e-missing-picture-400-300{width:400px;aspect-ratio:400/300}');
		const told = site.lines.filter((line) => line.includes('could not be had'));
		expect(told).toHaveLength(1);
		expect(JSON.parse(told[0] ?? '')).toMatchObject({
			count: 2,
			hosts: { [`cdn.example:${host.port}`]: 1, 'intranet.example': 1 },
		});
	});

	it('paints them, and plays films of other hosts in ranges', async () => {
		const site = await open();
		const html = await site.page('/built/');
		expect(html).not.toMatch(/(?:src|url\()="?http:\/\/cdn/);
		const paths = pathsIn(html);
		const wide = paths.find((one) => addressIn(one).endsWith('/wide.jpg')) ?? '';
		expect(html).toContain(`background-image:url("${wide}")`);
		const tour = paths.find((one) => addressIn(one).endsWith('/tour.mp4')) ?? '';
		expect(html).toMatch(/<video[^>]+src="\/foreign-media\//);
		const part = await site.get(tour, { range: 'bytes=100-199' });
		expect(part.status).toBe(206);
		expect((await part.arrayBuffer()).byteLength).toBe(100);
		expect(part.headers.get('content-type')).toBe('video/mp4');
	});

	it('gives out nothing that it does not name', async () => {
		const site = await open();
		const [path = ''] = pathsIn(await site.page('/text/'));
		const address = Buffer.from(`${CDN}:${host.port}/secret.jpg`).toString('base64url');
		host.answers.set('/secret.jpg', sends(await pictureOf(4, 4)));
		const [, , signature = ''] = path.split('/');
		const forged = await site.get(`/foreign-media/${signature}/${address}/full/secret.jpg`);
		expect(forged.status).toBe(404);
		expect(forged.headers.get('cache-control')).toBe('no-store');
		expect(host.asked).not.toContain('/secret.jpg');
	});

	it('shows none of this machine by way of a redirect', async () => {
		other.answers.set('/inside.jpg', sends(await pictureOf(4, 4)));
		host.answers.set('/bay.jpg', redirects(`${other.origin}/inside.jpg`));
		const site = await open();
		const html = await site.page('/text/');
		for (const path of pathsIn(html)) expect((await site.get(path)).status).toBe(404);
		await site.settled('/text/', '<span class="e-missing-picture">The bay</span>');
		expect(other.asked).toEqual([]);
	});

	it('keeps them in its data folder alone, over a restart', async () => {
		const root = mkdtempSync(join(tmpdir(), 'outrigger-root-'));
		mkdirSync(join(root, 'tmp'));
		const site = await open({ DATA_DIR: join(root, 'data') });
		vi.stubEnv('TMPDIR', join(root, 'tmp'));
		await site.page('/text/');
		const html = await site.settled('/text/', 'width="1200"');
		for (const one of pathsIn(html)) await site.get(one, { accept: 'image/webp' });
		vi.unstubAllEnvs();
		expect(readdirSync(join(root, 'data', 'foreign-media')).length).toBeGreaterThan(1);
		expect(readdirSync(join(root, 'tmp'))).toEqual([]);
		expect(readdirSync(root).sort()).toEqual(['data', 'tmp']);
		const again = await open({ DATA_DIR: site.dataDir });
		host.answers.clear();
		const [path = ''] = pathsIn(html);
		expect((await again.get(path)).status).toBe(200);
		expect(await again.page('/text/')).toContain('width="1200" height="800"');
	});

	it('can be kept by one host and its pictures served by another with the same secret', async () => {
		const secret = { AUTH_SECRET: 'the same on every host of this site' };
		const [one, two, stranger] = [await open(secret), await open(secret), await open()];
		const html = await one.page('/text/');
		const bay = pathsIn(html).find((path) => addressIn(path).endsWith('/bay.jpg')) ?? '';
		expect((await two.get(bay)).status).toBe(200);
		expect((await stranger.get(bay)).status).toBe(404);
	});
});

describe('sheets of the host itself', () => {
	it('are sent in their compressed form', async () => {
		const site = await open();
		const page = await (await site.get('/graphql', { accept: 'text/html' })).text();
		const [sheet = ''] = /\/graphql\/assets\/[^"]+\.css/.exec(page) ?? [];
		const answer = await site.get(sheet, { 'accept-encoding': 'br' });
		expect(answer.headers.get('content-encoding')).toBe('br');
		const css = brotliDecompressSync(await answer.arrayBuffer()).toString();
		expect(css).toContain('.graphiql-container');
	});
});

describe('pictures that browsers fetch themselves', () => {
	it('keep their address, and the policy lets them in, them alone', async () => {
		const site = await open({ IMAGE_MODE: 'direct' });
		const answer = await site.get('/text/');
		const policy = answer.headers.get('content-security-policy') ?? '';
		expect(policy).toContain(`img-src 'self' data: ${CDN}:${host.port};`);
		expect(policy).toContain(`media-src 'self' ${CDN}:${host.port};`);
		const html = await answer.text();
		expect(html).toContain(`src="${CDN}:${host.port}/bay.jpg"`);
		expect(html).not.toContain(`src="${PRIVATE}`);
		const fetching = await (await open()).get('/text/');
		expect(fetching.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
	});
});

describe('in front of a real WordPress', () => {
	let wordpress: RealWordPress;
	beforeAll(async () => {
		wordpress = await realWordPress(contentDir);
	});
	afterAll(() => wordpress.close());

	it('pictures of other hosts come through this one, in content and in sheets', async () => {
		const site = await open({ WORDPRESS_URL: wordpress.url });
		await site.page('/text/');
		await site.settled('/text/', 'width="1200" height="800"');
		wordpress.files.set('/wp-content/uploads/elementor/css/post-7.css', () => {
			const css = `a{background:url(${CDN}:${host.port}/bay.jpg)}b{background:url(${wordpress.url}/wp-content/uploads/b.png)}`;
			return new Response(css, { headers: { 'content-type': 'text/css' } });
		});
		const sheet = await site.page('/wp-content/uploads/elementor/css/post-7.css');
		const [path = ''] = pathsIn(sheet);
		expect((await site.get(path)).status).toBe(200);
		expect(sheet).toContain('url(/wp-content/uploads/b.png)');
	});
});
