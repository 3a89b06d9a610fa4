import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { openSite, WHOLE_SITE_URL, type WholeSite } from 'outrigger/testing/whole-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageTexts, shownText } from './support/page-texts';

const CONTENT = join(import.meta.dirname, '../content');
const { posts, settings, warnings } = await loadContent(CONTENT);
const languages = settings.languages ?? [];
const others = languages
	.slice(1)
	.map(({ slug, locale }) => ({ slug, tag: locale.replace('_', '-') }));
const jsonOf = (file: string) => JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));

/** The translation tables of one language, by file: texts with their translations. */
function tablesOf(slug: string): [string, Record<string, string>][] {
	const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
	return files
		.filter((file) => file.endsWith(`.${slug}.json`) || file === `languages/${slug}.json`)
		.map((file) => [
			file,
			file.startsWith('languages/') ? jsonOf(file) : (jsonOf(file).texts ?? {}),
		]);
}

/** The numbers in a text, without the characters with which the language groups or separates digits. */
const figuresOf = (text: string) =>
	(text.replace(/<[^>]*>|%[0-9A-F]{2}/g, ' ').match(/\d+(?:[.,]\d+)*/g) ?? [])
		.map((figure) => figure.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'))
		.sort();

describe.each(others)('the tables of $slug', ({ slug }) => {
	it('have the same figures as their originals', () => {
		const pairs = tablesOf(slug).flatMap(([file, texts]) =>
			Object.entries(texts).map(([text, translation]) => ({ file, text, translation })),
		);
		expect(pairs.length).toBeGreaterThan(700);
		const wrong = pairs.filter(
			({ text, translation }) => `${figuresOf(text)}` !== `${figuresOf(translation)}`,
		);
		expect(wrong).toEqual([]);
	});

	it('keep a space between words and a value that follows them', () => {
		const glued = tablesOf(slug).flatMap(([file, texts]) =>
			Object.entries(texts)
				.filter(([text, said]) => /[\s€]$/.test(text) && !/[\s€]$/.test(said))
				.map(([text, said]) => ({ file, text, said })),
		);
		expect(glued).toEqual([]);
	});

	it('set their quotation marks and apostrophes as their language does', () => {
		const marks = slug === 'de' ? /["“”](?![^„]*$)|«|»|[\p{L}]'/u : /[“”„]|[\p{L}]'[\p{L}]/u;
		for (const [file, texts] of tablesOf(slug))
			for (const translation of Object.values(texts)) {
				const said = translation.replace(/<[^>]*>/g, '').replace(/„[^“]*“/g, '');
				expect([file, said, marks.test(said) || said.includes('"')]).toEqual([file, said, false]);
			}
	});
});

it('has no entry that translates nothing', () => {
	expect(warnings).toEqual([]);
});

/** Pages of the shop, of the catalogue and of the tools for developers are only in English; popups have no prefix. */
const OUTSIDE =
	/^\/(?:cart|my-account|product|product-category|widgets|graphql|schema\.graphql|wp-login\.php|wp-content|postcards|popup)\b/;

const NAMES =
	'Petrel|Tern|Marlin|Sandpiper|Kingfisher|Avocet|Heron|Wren|Porto Sereno|Grotta Chiara|Cala Ventosa|Capo Sole|' +
	'Isola Bruna|Baia delle Vele|Sette Nodi|Lise|Henrik|Eamon|WhatsApp|Telegram|GraphiQL|Feed|Italiano|Deutsch';
/** Words that German or Italian share with English, and codes. */
const WORDS =
	'RIB|Bowrider|Tender|Hard top|No|Sand|Wind|wind|Warm\\.|April|November|Kingfisher, September|Name|Email|Website|' +
	'\\(optional\\)|Cookies|\\d+ min|ciao@|sette-nodi\\.example|\\.example|outrigger_cart|' +
	'woocommerce_items_in_cart|wordpress_logged_in_…|wp-postpass_…';
const SAME = new RegExp(`^(?:(?:${NAMES})(?: – Sette Nodi)?|${WORDS})$`);

describe('the demonstration in three languages', () => {
	let site: WholeSite;
	const pages = new Map<string, string>();
	beforeAll(async () => {
		site = await openSite(CONTENT);
		const shown = posts.filter(
			({ uri, type, language, status, password }) =>
				uri?.startsWith('/') &&
				!uri.includes('?') &&
				type !== 'attachment' &&
				language !== undefined &&
				language !== languages[0]?.slug &&
				status === 'publish' &&
				!password,
		);
		// One list of each kind is enough, because their texts come from the same templates and tables.
		const lists = {
			it: [
				'racconti/',
				'category/a-bordo/',
				'boat-type/gommone/',
				'who-drives/senza-patente/',
				'?s=vento',
			],
			de: [
				'geschichten/',
				'category/an-bord/',
				'boat-type/beiboot/',
				'who-drives/ohne-fuehrerschein/',
				'?s=wind',
			],
		};
		const more = Object.entries(lists).flatMap(([slug, paths]) =>
			paths.map((path) => `/${slug}/${path}`),
		);
		for (const path of [...shown.map(({ uri }) => uri ?? ''), ...more])
			pages.set(path, await pageText(path));
	}, 300_000);
	afterAll(() => site.backend.close());

	async function pageText(path: string): Promise<string> {
		const known = pages.get(path);
		if (known !== undefined) return known;
		const response = await site.get(path);
		expect([path, response.status]).toEqual([path, 200]);
		return response.text();
	}
	const alternatesOf = (html: string): Record<string, string> =>
		Object.fromEntries(
			[...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
				([, language = '', href = '']) => [language, href.replace(WHOLE_SITE_URL, '')],
			),
		);
	const tagAt = (path: string) => others.find(({ slug }) => path.startsWith(`/${slug}/`))?.tag;

	it('has pages whose alternates answer and point back, with language and canonical', async () => {
		expect(pages.size).toBeGreaterThan(90);
		for (const [path, html] of pages) {
			expect([path, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([path, tagAt(path)]);
			if (path.includes('?')) continue;
			expect(html).toContain(`<link rel="canonical" href="${WHOLE_SITE_URL}${path}"/>`);
			const alternates = alternatesOf(html);
			expect([path, Object.keys(alternates).sort()]).toEqual([
				path,
				['de-DE', 'en-GB', 'it-IT', 'x-default'],
			]);
			for (const other of Object.values(alternates))
				expect([path, other, alternatesOf(await pageText(other))]).toEqual([
					path,
					other,
					alternates,
				]);
		}
	}, 300_000);

	it('keeps links within the language, except links to pages in English alone', () => {
		for (const [path, html] of pages) {
			const links = [...html.matchAll(/<a ([^>]*?)href="(\/[^"#?]*)/g)]
				// Links with `hreflang` are left out, because the language switcher names the language of each of its
				// links.
				.filter(([link]) => !/hreflang=/i.test(/<a [^>]*$/.exec(link)?.[0] ?? ''))
				.map(([, , link = '']) => link)
				.filter((link) => !link.startsWith(`/${path.slice(1, 3)}/`) && !OUTSIDE.test(link));
			// On a search page, the switcher leads to the start pages.
			const homes = path.includes('?') ? ['/', ...others.map(({ slug }) => `/${slug}/`)] : [];
			const own = new Set([...Object.values(alternatesOf(html)), ...homes]);
			expect([path, links.filter((link) => !own.has(link))]).toEqual([path, []]);
		}
	});

	it('writes prices and numbers as its language does', () => {
		const english =
			/(?<!\d\s)€\s?\d|\b\d{1,3}(?:,\d{3})+\b|\b\d+\.\d{1,2}\b|\b\d+[ap]m\b|\b\d+(?:st|nd|rd|th)\b/g;
		for (const [path, html] of pages) {
			expect([path, shownText(html).match(english) ?? []]).toEqual([path, []]);
		}
	});

	it('has no text in English from its English page', async () => {
		const same = new Set<string>();
		const originals = new Map<string, Set<string>>();
		for (const [path, html] of pages) {
			const english = alternatesOf(html)['en-GB'] ?? '/?s=wind';
			const said = originals.get(english) ?? pageTexts(await pageText(english));
			originals.set(english, said);
			for (const text of pageTexts(html))
				if (said.has(text) && !SAME.test(text)) same.add(`${path} ${text}`);
		}
		expect([...same]).toEqual([]);
	}, 300_000);
});
