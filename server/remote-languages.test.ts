import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { THREE_LANGUAGES } from '@outrigger/mock/content/testing/three-languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';
import { openWith, type WholeSite } from './testing/whole-site';

let wordpress: RealWordPress;
let site: WholeSite;
beforeAll(async () => {
	wordpress = await realWordPress(writeContent(THREE_LANGUAGES));
	wordpress.hasLanguages = true;
	wordpress.hasExtension = true;
	site = await openWith({ WORDPRESS_URL: wordpress.url });
});
afterAll(async () => {
	await site.backend.close();
	wordpress.close();
});

describe('before a real WordPress with the Polylang extension', () => {
	it('a page has its language, its translations and the lists of its language', async () => {
		const answer = await site.get('/de/about/');
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain('<html lang="de-DE" dir="ltr">');
		expect(html).toContain('hrefLang="en-GB" href="http://site.test/about/"');
		expect(html).toContain('hrefLang="x-default" href="http://site.test/about/"');
		expect(html).toContain('>Hafen<');
	});

	it('the host queries WordPress in the language of the address', async () => {
		wordpress.asked.length = 0;
		wordpress.spans.length = 0;
		const html = await (await site.get('/de/')).text();
		expect(html).toContain('Erste');
		expect(html).not.toContain('Third');
		const languages = wordpress.asked.map(({ url }) =>
			new URL(url, wordpress.url).searchParams.get('lang'),
		);
		expect(new Set(languages)).toEqual(new Set(['de']));
	});

	it('the list of an author exists in each language, and counts posts of that language only', async () => {
		wordpress.spans.length = 0;
		const answer = await site.get('/de/author/crew/');
		expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
		const html = await answer.text();
		expect(html).toContain('rel="canonical" href="http://site.test/de/author/crew/"');
		expect(html).toContain('hrefLang="en-GB" href="http://site.test/author/crew/"');
		const counted = wordpress.spans.filter(
			({ what }) => /[?&]author=/.test(what) && what.includes('lang=de'),
		);
		expect(counted.map(({ what }) => what)).toHaveLength(1);
	});

	it('content of a type that Polylang does not translate is shown without translations', async () => {
		// The stand-in has no fields of that type.
		const answer = await site.get('/de/fleet/rib/');
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain('Schlauchboot');
		expect(html).not.toContain('rel="alternate" hrefLang');
	});
});

describe('before a real WordPress whose pages alone name their languages', () => {
	it("a page has the language and the alternates of WordPress's own head", async () => {
		const stock = await realWordPress(
			writeContent({ 'pages/about.html': '---\ntitle: About\n---\n<p>Über uns</p>' }),
		);
		const head =
			'<link rel="alternate" hreflang="en-GB" href="ORIGIN/en/about/" />' +
			'<link rel="alternate" href="ORIGIN/about/" hreflang="de-DE" />' +
			'<link rel="alternate" hreflang="fr" href="https://elsewhere.example/" />' +
			'<link rel="alternate" hreflang="<b>" href="ORIGIN/x/" />';
		stock.files.set(
			'/about/',
			() =>
				new Response(
					`<!doctype html><html dir="ltr" lang="de-DE"><head>${head.replaceAll('ORIGIN', stock.url)}</head><body></body></html>`,
					{ headers: { 'content-type': 'text/html' } },
				),
		);
		const front = await openWith({ WORDPRESS_URL: stock.url, PAGES: 'rendered' });
		const html = await (await front.get('/about/')).text();
		expect(html).toContain('<html lang="de-DE" dir="ltr">');
		const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
		expect(alternates.map(([, language, href]) => [language, href])).toEqual([
			['en-GB', 'http://site.test/en/about/'],
			['de-DE', 'http://site.test/about/'],
			['fr', 'https://elsewhere.example/'],
		]);
		await front.backend.close();
		stock.close();
	});
});

it("a list in a text has the items of WordPress's own page, which alone is in the language of the page", async () => {
	const list = (...items: string[]) =>
		`<ul class="wp-block-latest-posts">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
	const stock = await realWordPress(
		writeContent({ 'pages/about.html': `---\ntitle: About\n---\n${list('Flut', 'Low tide')}` }),
	);
	const links = ['de-DE', 'en-GB'].map(
		(tag) => `<link rel="alternate" hreflang="${tag}" href="${stock.url}/${tag}/" />`,
	);
	const main = `<main>${list(`<a href="${stock.url}/flut/" onclick="x()">Flut</a>`)}</main>`;
	stock.files.set(
		'/about/',
		() =>
			new Response(`<html lang="de-DE"><head>${links.join('')}</head><body>${main}</body></html>`, {
				headers: { 'content-type': 'text/html' },
			}),
	);
	const front = await openWith({ WORDPRESS_URL: stock.url, PAGES: 'rendered' });
	const html = await (await front.get('/about/')).text();
	expect(html).toContain(list('<a href="/flut/">Flut</a>'));
	expect(html).not.toContain('Low tide');
	await front.backend.close();
	stock.close();
});

/**
 * WPGraphQL with Polylang cannot resolve `/de/` if the front page shows posts: the address belongs to a term of
 * Polylang.
 */
function failAt(uri: string) {
	return answerAt(uri, {
		data: { nodeByUri: null },
		errors: [{ message: 'Internal server error' }],
	});
}

/** Answers the query for an address as WPGraphQL does, because the stand-in answers it in another way. */
function answerAt(uri: string, answered: object) {
	const real = globalThis.fetch;
	return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
		const answer = await real(input, init);
		if (!String(input).includes('/graphql')) return answer;
		const asked = [JSON.parse(String(init?.body))].flat();
		const told = await answer.json();
		const results = [told]
			.flat()
			.map((result, index) => (asked[index]?.variables?.uri === uri ? answered : result));
		return Response.json(Array.isArray(told) ? results : results[0]);
	});
}

it('the translated page for posts lists the posts of its language, though WPGraphQL calls it a page', async () => {
	const pages = await fetch(`${wordpress.url}/wp-json/wp/v2/pages?slug=geschichten&lang=de`);
	const [{ id: databaseId }] = (await pages.json()) as [{ id: number }];
	const title = 'Geschichten';
	const page = {
		...{ __typename: 'Page', id: 'a-page', databaseId, uri: '/de/geschichten/', title },
		...{ isFrontPage: false, isPostsPage: false, isContentNode: true, isTermNode: false },
		...{ contentTypeName: 'page', content: '', ancestors: null },
	};
	const misled = answerAt('/de/geschichten/', { data: { nodeByUri: page } });
	try {
		const html = await (await site.get('/de/geschichten/')).text();
		expect(html).toContain('href="/de/first/"');
		expect(html).not.toContain('Third');
		expect(html).toContain('<title>Geschichten');
		expect(html).toContain('hrefLang="en-GB" href="http://site.test/stories/"');
	} finally {
		misled.mockRestore();
	}
});

it('a front page of posts is shown in each language, at its own address', async () => {
	const posts = await realWordPress(
		writeContent({
			'site.json': { languages: ['en_GB', 'de_DE'] },
			'posts/first.md': '---\ntitle: First\n---\n\nCast off',
			'posts/first.de.md': '---\ntitle: Erste\n---\n\nLeinen los',
		}),
	);
	posts.hasLanguages = true;
	posts.hasExtension = true;
	const fault = failAt('/de/');
	try {
		const front = await openWith({ WORDPRESS_URL: posts.url });
		const answer = await front.get('/de/');
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain('<link rel="canonical" href="http://site.test/de/"/>');
		expect(html).toContain('hrefLang="en-GB" href="http://site.test/"');
		expect(html).toContain('Erste');
		expect(html).not.toContain('>First<');
		await front.backend.close();
	} finally {
		fault.mockRestore();
		posts.close();
	}
});

it('lists hold the posts of their language where WordPress mixes them', async () => {
	const stories = Array.from({ length: 12 }, (_, at) => [
		[`posts/story-${at}.md`, `---\ntitle: Story ${at}\n---\n\nCast off, Tern`],
		[`posts/story-${at}.de.md`, `---\ntitle: Geschichte ${at}\n---\n\nLeinen los, Tern`],
	]).flat();
	const mixed = await realWordPress(
		writeContent({
			'site.json': { languages: ['en_GB', 'de_DE'] },
			...Object.fromEntries(stories),
		}),
	);
	Object.assign(mixed, { hasLanguages: true, mixesLanguages: true });
	const fault = failAt('/de/');
	try {
		const front = await openWith({ WORDPRESS_URL: mixed.url, PAGES: 'rendered' });
		const titles = async (path: string) =>
			new Set((await (await front.get(path)).text()).match(/(?:Story|Geschichte) \d+/g));
		const german = [await titles('/de/'), await titles('/de/page/2/')];
		expect(german.map(({ size }) => size)).toEqual([10, 2]);
		const english = await titles('/page/2/');
		expect(english.size).toBe(2);
		expect([...german.flatMap((one) => [...one])].join()).not.toContain('Story');
		expect([...english].join()).not.toContain('Geschichte');
		expect((await front.get('/de/page/3/')).status).toBe(404);
		expect([...(await titles('/de/?s=tern'))].join()).toMatch(/^(?:Geschichte \d+,?)+$/);
		expect([...(await titles('/de/feed/'))].join()).toMatch(/^(?:Geschichte \d+,?)+$/);
		await front.backend.close();
	} finally {
		fault.mockRestore();
		mixed.close();
	}
});

it('without WPGraphQL, pages and lists are in the languages that core REST names', async () => {
	const bare = await realWordPress(writeContent(THREE_LANGUAGES));
	Object.assign(bare, { hasGraphQL: false, mixesLanguages: true });
	const numberOf = async (slug: string) => {
		const answer = await fetch(`${bare.url}/wp-json/wp/v2/pages?slug=${slug}`);
		return ((await answer.json()) as [{ id: number }])[0].id;
	};
	const lists = { en: await numberOf('stories'), de: await numberOf('geschichten') };
	bare.files.set('/wp-json/pll/v1/languages', () =>
		Response.json(
			(['en', 'de'] as const).map((slug) => ({
				...{ slug, name: slug, locale: slug === 'en' ? 'en_GB' : 'de_DE', active: true },
				home_url: slug === 'en' ? `${bare.url}/` : `${bare.url}/de/`,
				...{ is_default: slug === 'en', page_on_front: 0, page_for_posts: lists[slug] },
			})),
		),
	);
	try {
		const front = await openWith({ WORDPRESS_URL: bare.url, PAGES: 'rendered' });
		const german = await (await front.get('/de/geschichten/')).text();
		expect(german).toContain('<html lang="de-DE"');
		expect(german).toContain('href="/de/first/"');
		expect(german).not.toContain('Third');
		const english = await (await front.get('/stories/')).text();
		expect(english).toContain('Third');
		expect(english).not.toContain('/de/first/');
		await front.backend.close();
	} finally {
		bare.close();
	}
});
