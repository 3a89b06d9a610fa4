import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { THREE_LANGUAGES } from '@outrigger/mock/content/testing/three-languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';
import { openWith, type WholeSite } from './testing/whole-site';

let wordpress: RealWordPress;
let site: WholeSite;
beforeAll(async () => {
	wordpress = await realWordPress(writeContent(THREE_LANGUAGES));
	wordpress.hasLanguages = true;
	wordpress.hasExtension = true;
	site = await openWith({ WORDPRESS_URL: wordpress.url });
}, 30_000);
afterAll(async () => {
	await site.backend.close();
	wordpress.close();
});

describe('before a real WordPress with the Polylang extension', () => {
	it('a page has its language, its translations and what is in the language', async () => {
		const answer = await site.get('/de/about/');
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain('<html lang="de-DE" dir="ltr">');
		expect(html).toContain('hrefLang="en-GB" href="http://site.test/about/"');
		expect(html).toContain('hrefLang="x-default" href="http://site.test/about/"');
		expect(html).toContain('>Hafen<');
	});

	it('WordPress is asked in the language of the address', async () => {
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

	it('content of a type that Polylang does not translate is shown without translations', async () => {
		// The stand-in knows no fields of that type.
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
