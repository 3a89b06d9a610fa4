import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { developmentAssets } from './site/assets';
import { createSanitize } from './site/sanitize/create-sanitize';
import { builderPage, contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';

const SITE_URL = 'http://boats.test';
/** A placeholder in the content for the WordPress's address, which the test knows only when the WordPress runs. */
const WORDPRESS = 'http://wordpress.test';
const PICTURE = `${WORDPRESS}/wp-content/uploads/2026/05/bay.jpg`;

let wordpress: RealWordPress;
beforeAll(async () => {
	const folder = contentFolder({
		'posts/cover.md': `---\ntitle: Cover\n---\n\n<div class="wp-block-cover" style="background-image:url(${PICTURE})"><p>Over it</p></div>`,
		'pages/built.json': builderPage('built', 41, [
			{
				id: 'aaa0001',
				elType: 'container',
				settings: {
					background_background: 'classic',
					background_image: { url: PICTURE, id: '' },
				},
				elements: [],
			},
		]),
	});
	wordpress = await realWordPress(folder);
	const real = globalThis.fetch;
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
		const answer = await real(input, init);
		if (!String(input).endsWith('/graphql')) return answer;
		const text = (await answer.text()).replaceAll(WORDPRESS, wordpress.url);
		return new Response(text, { status: answer.status, headers: answer.headers });
	});
});
afterAll(() => {
	vi.restoreAllMocks();
	wordpress.close();
});

async function askFor(path: string, frontEnd = createSite): Promise<Response> {
	const environment = parseEnvironment({ SITE_URL, WORDPRESS_URL: wordpress.url });
	const log = pino({ level: 'silent' });
	const app = createApp(environment, {
		backend: await openBackend(environment, log),
		createSite: frontEnd,
		secret: () => Buffer.alloc(32, 7),
		assets: developmentAssets(SITE_URL),
		createSanitize: () => createSanitize(SITE_URL),
		log,
	});
	return app.request(`${SITE_URL}${path}`);
}

const sheetOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

it.each([
	['a style attribute of a text', '/cover/', false],
	['an element of the builder', '/built/', true],
])(
	'the sheet of a page is the one that its policy lets in, with a picture of WordPress in %s',
	async (_, path, hasExtension) => {
		wordpress.hasExtension = hasExtension;
		const answer = await askFor(path);
		const sheet = sheetOf(await answer.text());
		expect(sheet).toMatch(/url\(["']?\/wp-content\/uploads\/2026\/05\/bay\.jpg/);
		expect(sheet).not.toContain(wordpress.url);
		const hash = createHash('sha256').update(sheet).digest('base64');
		expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
	},
);

it('the theme’s styles for running text rank below the styles of a block', async () => {
	wordpress.hasExtension = false;
	// Tests replace sheets by empty modules, and modules that another test has loaded stay loaded.
	vi.resetModules();
	vi.doMock('@outrigger/elements/page/default-texts.css?inline', () => ({
		default: '.of-texts{margin:0}',
	}));
	vi.doMock('@outrigger/elements/elements/blocks/cover.css?inline', () => ({
		default: '.of-covers{margin:0}',
	}));
	const { createSite: withSheets } = await import('./create-site');
	const sheet = sheetOf(await (await askFor('/cover/', withSheets)).text());
	vi.doUnmock('@outrigger/elements/page/default-texts.css?inline');
	vi.doUnmock('@outrigger/elements/elements/blocks/cover.css?inline');
	vi.resetModules();
	const place = (text: string) => sheet.indexOf(text);
	expect(sheet).toMatch(/^@layer (?:base,)?theme,widgets;/);
	expect(sheet).toMatch(/@layer theme\{[^@]*\.of-texts\{/);
	expect(sheet).toMatch(/@layer widgets\{[^@]*\.of-covers\{/);
	expect(place('.of-texts')).toBeLessThan(place('.of-covers'));
});

it('the icon comes by core REST, which every WordPress has: WPGraphQL names it from 2.7 on', async () => {
	wordpress.asked.length = 0;
	const icon = `${wordpress.url}/wp-content/uploads/2026/05/icon.png`;
	wordpress.files.set('/wp-json/', () => Response.json({ site_logo: 0, site_icon_url: icon }));
	for (const hasExtension of [false, true]) {
		wordpress.hasExtension = hasExtension;
		const html = await (await askFor('/cover/')).text();
		expect(html).toMatch(/<link rel="icon"[^>]* href="\/wp-content\/uploads\/2026\/05\/icon\.png"/);
	}
	expect(wordpress.asked.map(({ body }) => body).join()).not.toContain('siteIconUrl');
});
