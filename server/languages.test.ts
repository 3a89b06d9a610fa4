import { writeContent as contentFolder } from '@outrigger/mock/content/testing/content-folder';
import { THREE_LANGUAGES } from '@outrigger/mock/content/testing/three-languages';
import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const ASKING = {
	title: 'Ask',
	type: 'page',
	version: '0.4',
	page_settings: [],
	content: [
		{
			id: 'asking1',
			elType: 'widget',
			widgetType: 'form',
			settings: { form_fields: [{ custom_id: 'name', field_label: 'N', required: 'true' }] },
			elements: [],
		},
	],
};

const OPEN_DESK = writeUrlAction({ name: 'popup:open', settings: { id: 900, toggle: false } });

let site: WholeSite;
beforeAll(async () => {
	site = await openSite(
		contentFolder({
			...THREE_LANGUAGES,
			'pages/switch.html':
				'---\ntitle: Switch\n---\n<!-- wp:polylang/language-switcher {"hide_current":true} /-->\n<!-- wp:post-title {"level":3} /-->\n',
			'pages/switch.de.html': '---\ntitle: Wechsel\n---\n<p>[polylang_langswitcher]</p>',
			'pages/ask.json': ASKING,
			'pages/ask.de.json': ASKING,
			'pages/call.de.html': `---\ntitle: Ruf\n---\n<p><a href="${OPEN_DESK}">Tresen</a></p>`,
			'templates/desk.de.json': {
				...ASKING,
				type: 'popup',
				title: 'Der Tresen',
				databaseId: 900,
				conditions: [],
			},
			'templates/both.json': { ...ASKING, type: 'footer', conditions: ['include/general'] },
		}),
	);
});
afterAll(() => site.backend.close());

const pageText = async (path: string) => (await site.get(path)).text();
const all = (html: string, pattern: RegExp) =>
	[...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** `hreflang` → path on this site, from the head of a page. */
function alternatesOf(html: string): Record<string, string> {
	const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
	return Object.fromEntries(
		links.map(([, language = '', href = '']) => [language, href.replace(WHOLE_SITE_URL, '')]),
	);
}

/**
 * Visits pages, their alternates and their links, and expects that each answers 200 and that alternates point to each
 * other.
 * @returns path → alternates
 */
async function crawl(of: WholeSite, paths: readonly string[]) {
	const queue = [...paths];
	const seen = new Map<string, Record<string, string>>();
	for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
		if (seen.has(path)) continue;
		const response = await of.get(path);
		expect([path, response.status]).toEqual([path, 200]);
		const html = await response.text();
		const alternates = alternatesOf(html);
		seen.set(path, alternates);
		queue.push(...Object.values(alternates));
		// Links lead to further pages, within a language and by its switcher.
		queue.push(...all(html, /<a [^>]*href="(\/[^"#?]*)"/g).filter((link) => !link.includes('.')));
	}
	for (const [path, alternates] of seen) {
		if (Object.keys(alternates).length === 0) continue;
		expect(Object.values(alternates)).toContain(path);
		for (const other of Object.values(alternates))
			expect([path, other, seen.get(other)]).toEqual([path, other, alternates]);
	}
	return seen;
}

const htmlTag = (html: string) => /<html[^>]*>/.exec(html)?.[0];

describe('a site in three languages', () => {
	it('leads from a missing page to the front page in its language', async () => {
		for (const [path, start] of [
			['/nowhere/', '/'],
			['/de/nirgends/', '/de/'],
			['/de/nirgends.pdf', '/de/'],
		] as const) {
			const answer = await site.get(path);
			const html = (await answer.text()).replace(/<(header|footer|nav)[\s\S]*?<\/\1>/g, '');
			expect(answer.status).toBe(404);
			expect(all(html, /<a href="(\/(?:de\/)?)">/g)).toContain(start);
		}
	});

	it('has pages whose alternates point to each other and answer 200', async () => {
		const index = await pageText('/sitemap.xml');
		const parts = all(index, /<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g);
		const listed = await Promise.all(parts.map(pageText));
		const paths = listed.flatMap((xml) => all(xml, /<loc>http:\/\/site\.test([^<]*)<\/loc>/g));
		// No list names the archives themselves.
		const seen = await crawl(site, [...paths, '/stories/', '/fleet/', '/author/crew/']);
		expect(seen.get('/about/')).toEqual({
			'en-GB': '/about/',
			'de-DE': '/de/about/',
			ar: '/ar/hier/',
			'x-default': '/about/',
		});
		expect(seen.get('/')).toMatchObject({ 'de-DE': '/de/', ar: '/ar/' });
		expect(seen.get('/stories/')).toMatchObject({ 'de-DE': '/de/geschichten/' });
		expect(seen.get('/category/news/')).toMatchObject({ 'de-DE': '/de/category/nachrichten/' });
		expect(seen.get('/fleet/')).toMatchObject({ 'de-DE': '/de/fleet/' });
		expect(seen.get('/fleet/rib/')).toMatchObject({ 'de-DE': '/de/fleet/rib/' });
		expect(seen.get('/author/crew/')).toMatchObject({ 'de-DE': '/de/author/crew/' });
		expect(seen.get('/english/')).toEqual({});
		expect(seen.size).toBeGreaterThan(20);
	});

	it('gives each part of the sitemap a language', async () => {
		const parts = await Promise.all([1, 2, 3].map((number) => pageText(`/sitemap-${number}.xml`)));
		const prefixes = parts.map((xml) => {
			const paths = all(xml, /<loc>http:\/\/site\.test([^<]*)<\/loc>/g);
			return [...new Set(paths.map((path) => /^\/(?:de|ar)\//.exec(path)?.[0] ?? '/'))];
		});
		expect(prefixes.map((each) => each.length)).toEqual([1, 1, 1]);
		expect((await site.get('/sitemap-4.xml')).status).toBe(404);
	});

	it('names language and direction, and has our texts in the language', async () => {
		expect(htmlTag(await pageText('/about/'))).toBe('<html lang="en-GB" dir="ltr">');
		const german = await pageText('/de/about/');
		expect(htmlTag(german)).toBe('<html lang="de-DE" dir="ltr">');
		expect(german).toContain('<meta property="og:locale" content="de_DE"/>');
		expect(german).toContain(`<link rel="canonical" href="${WHOLE_SITE_URL}/de/about/"/>`);
		expect(german).toContain('aria-label="Sprachen"');
		expect(htmlTag(await pageText('/ar/'))).toBe('<html lang="ar" dir="rtl">');
		const missing = await site.get('/de/nirgends/');
		expect(missing.status).toBe(404);
		expect(htmlTag(await missing.text())).toBe('<html lang="de-DE" dir="ltr">');
	});

	it('shows templates, menus and popups of the language', async () => {
		const german = await pageText('/de/about/');
		expect(german).toContain('>Hafen<');
		expect(german).toContain('href="/de/about/"');
		expect(german).toContain('Guten Tag');
		expect(german).toContain('action="/de/"');
		const english = await pageText('/about/');
		expect(english).toContain('>Harbour<');
		expect(english).not.toContain('Guten Tag');
		expect(english).not.toMatch(/elementor-item[^>]*href="\/de\//);
	});

	it('lists and finds the content of the language', async () => {
		const german = await pageText('/de/');
		expect(german).toContain('Erste');
		expect(german).not.toContain('Third');
		expect(await pageText('/')).toContain('Third');
		const found = await pageText('/de/?s=harbour');
		expect(found).toContain('/de/first/');
		expect(all(found, /href="(\/first\/)"/g)).toEqual([]);
		expect(found).toContain('href="/?s=harbour"');
		expect(await pageText('/?s=harbour')).toContain('href="/first/"');
	});

	it('has pages of its popups below the start page of their language', async () => {
		expect(await pageText('/de/call/')).toContain('href="/de/popup/desk/"');
		const desk = await pageText('/de/popup/desk/');
		expect(htmlTag(desk)).toBe('<html lang="de-DE" dir="ltr">');
		expect(desk).toContain('action="/de/popup/desk/#');
		expect((await site.get('/popup/desk/')).status).toBe(404);
	});

	it('has a feed for each language', async () => {
		const german = await pageText('/de/feed/');
		expect(german).toContain('<language>de-DE</language>');
		expect(all(german, /<link>http:\/\/site\.test([^<]*)<\/link>/g)).toEqual([
			'/de/',
			'/de/first/',
		]);
		expect(await pageText('/feed/')).toContain('/third/');
		expect(await pageText('/feed/')).not.toContain('/de/first/');
		expect(await pageText('/de/about/')).toContain('href="/de/feed/"');
		expect(await pageText('/de/comments/feed/')).toContain('<title>Kommentare');
	});

	it('shows the switcher of Polylang as a block and as a shortcode', async () => {
		const block = await pageText('/switch/');
		expect(block).toMatch(
			/<li class="lang-item lang-item-de"><a [^>]*href="\/de\/switch\/"[^>]*>Deutsch<\/a><\/li>/,
		);
		expect(block).not.toContain('lang-item-en');
		// A language without this page has a link to its front page instead.
		expect(block).toMatch(/lang-item-ar"><a [^>]*href="\/ar\/"/);
		expect(block).toContain('<h3 class="wp-block-post-title">Switch</h3>');
		expect(await pageText('/de/switch/')).toMatch(/lang-item-en"><a [^>]*href="\/switch\/"/);
	});
});

describe('a language without posts', () => {
	const WITHOUT_FRENCH = {
		'users.json': THREE_LANGUAGES['users.json'] ?? [],
		'posts/first.md': '---\ntitle: First\ndate: 2026-05-01\n---\n\nCast off',
		'posts/first.de.md': '---\ntitle: Erste\ndate: 2026-05-01\n---\n\nLeinen los',
	};
	const LANGUAGES = ['en_GB', 'de_DE', 'fr_FR'];
	const LISTS = ['author/crew/', '2026/05/'];
	const lists = (home: string) => LISTS.map((path) => home + path);

	it('has a front page to which the others point, and lists that name no others', async () => {
		const posts = await openSite(
			contentFolder({ ...WITHOUT_FRENCH, 'site.json': { languages: LANGUAGES } }),
		);
		const seen = await crawl(posts, ['/fr/', ...lists('/'), '/fr/author/crew/']);
		const fronts = { 'en-GB': '/', 'de-DE': '/de/', 'fr-FR': '/fr/', 'x-default': '/' };
		expect(seen.get('/fr/')).toEqual(fronts);
		expect(seen.get('/author/crew/')).toEqual({
			'en-GB': '/author/crew/',
			'de-DE': '/de/author/crew/',
			'x-default': '/author/crew/',
		});
		expect(seen.get('/fr/author/crew/')).toEqual({});
		await posts.backend.close();
	});

	it('has a front page of its own where the front page is not translated', async () => {
		const page = await openSite(
			contentFolder({
				...WITHOUT_FRENCH,
				'site.json': { languages: LANGUAGES, pageOnFront: 'home' },
				'pages/home.html': '---\ntitle: Home\n---\n<p>Home</p>',
				'pages/home.de.html': '---\ntitle: Start\n---\n<p>Start</p>',
			}),
		);
		const seen = await crawl(page, ['/', '/de/', '/fr/']);
		expect(seen.get('/')).toEqual({ 'en-GB': '/', 'de-DE': '/de/', 'x-default': '/' });
		expect(seen.get('/fr/')).toEqual({});
		await page.backend.close();
	});
});

describe("the answer to a visitor's form or comment", () => {
	const post = (path: string, page: string, fields: Record<string, string>) =>
		site.app.request(`${WHOLE_SITE_URL}${path}`, {
			method: 'POST',
			headers: { origin: WHOLE_SITE_URL, referer: WHOLE_SITE_URL + page },
			body: new URLSearchParams(fields),
		});
	const NEEDED = { en: 'This field is required.', de: 'Dieses Feld ist ein Pflichtfeld.' };
	const sentFrom = async (page: string) => {
		const html = await pageText(page);
		const [, id = ''] = /name="post_id" value="(\d+)"/.exec(html) ?? [];
		return {
			action: 'elementor_pro_forms_send_form',
			post_id: id,
			form_id: 'asking1',
			referrer: WHOLE_SITE_URL + page,
		};
	};

	it('to a form is in the language of its page, also where the form belongs to all languages', async () => {
		for (const [page, language] of [
			['/ask/', 'en'],
			['/de/ask/', 'de'],
			['/about/', 'en'],
			['/de/about/', 'de'],
		] as const) {
			const form = await sentFrom(page);
			expect(await (await post(page, page, form)).text()).toContain(NEEDED[language]);
			const { data } = await (await post('/wp-admin/admin-ajax.php', page, form)).json();
			expect(data.errors.name).toBe(NEEDED[language]);
		}
	});

	it('to a comment is in the language of its post', async () => {
		const idOf = async (page: string) =>
			/name="comment_post_ID" value="(\d+)"/.exec(await pageText(page))?.[1] ?? '';
		const answer = async (page: string) =>
			(await post('/wp-comments-post.php', page, { comment_post_ID: await idOf(page) })).text();
		expect(await answer('/first/')).toContain('Please fill the required fields');
		expect(await answer('/de/first/')).toContain('Bitte füllen Sie die Pflichtfelder aus');
	});

	it('to a login is in the language of the page that it leads back to', async () => {
		const answer = async (page: string) =>
			(await post('/wp-login.php', page, { log: 'x', pwd: 'x', redirect_to: page })).text();
		expect(await answer('/de/about/')).toContain('Passwort ist nicht richtig');
		expect(await answer('/about/')).toContain('password is not right');
	});

	it('is a refusal of the host in the language of the requested page', async () => {
		const long = { a: 'x'.repeat(1_100_000) };
		expect(await (await post('/de/ask/', '/de/ask/', long)).text()).toContain('länger als 1 MB');
		expect(await (await post('/ask/', '/ask/', long)).text()).toContain('longer than 1 MB');
		expect(await pageText('/de/nichts.html')).toContain('Hier ist nichts');
	});
});

it('leads from a month that was chosen to the archive of its language', async () => {
	const response = await site.get('/de/?m=202605');
	expect(response.headers.get('location')).toBe('/de/2026/05/');
	expect((await site.get('/de/2026/05/')).status).toBe(200);
});
