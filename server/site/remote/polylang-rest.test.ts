import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GraphQLExecutor } from '../contract/renderer';
import { answerInDirectory, languagesInRest } from './polylang-rest';

const SITE = 'https://boats.example';
const record = (slug: string, home: string, front = 0, more = {}) => ({
	...{ slug, name: slug.toUpperCase(), locale: `${slug}_XX`, home_url: SITE + home },
	...{
		page_on_front: front,
		page_for_posts: front && front + 40,
		is_default: slug === 'en',
		...more,
	},
});
const RECORDS = [record('en', '/', 2), record('de', '/de/', 5), record('it', '/it/start/', 0)];
const readerOf = (items: object[]) => ({
	list: async () => ({ items: items as Record<string, unknown>[], total: items.length }),
});

describe('the languages of Polylang in core REST', () => {
	it('have the directories of their front pages', async () => {
		const found = await languagesInRest(readerOf(RECORDS));
		expect(found.map(({ slug, homePath }) => [slug, homePath])).toEqual([
			['en', '/'],
			['de', '/de/'],
			['it', '/it/'],
		]);
		expect(found[1]).toMatchObject({ name: 'DE', locale: 'de_XX', pageOnFront: 5 });
	});

	it('are those that are active, and none without Polylang', async () => {
		const off = [...RECORDS, record('fr', '/fr/', 0, { active: false }), { slug: 'x' }];
		expect(await languagesInRest(readerOf(off))).toHaveLength(3);
		expect(await languagesInRest(readerOf([]))).toEqual([]);
	});
});

describe('a document of a site with Polylang and without its extension of WPGraphQL', () => {
	const HEAD = `<html lang="de-DE"><head><link rel="alternate" href="${SITE}/about/" hreflang="en" /><link rel="alternate" href="${SITE}/de/ueber/" hreflang="de" /><link rel="alternate" href="${SITE}/about/" hreflang="x-default" /></head>`;
	const answer = async (query: string, rest: object = {}, execute?: GraphQLExecutor) => {
		const asked: unknown[] = [];
		const languages = await languagesInRest(readerOf(RECORDS));
		const site = {
			languages,
			siteUrl: SITE,
			reader: { page: async (path: string) => (path === '/de/ueber/' ? HEAD : null) },
			execute: execute ?? (async () => ({ data: { contentNode: { link: `${SITE}/de/ueber/` } } })),
		};
		const result = await answerInDirectory(site, { query: parse(query), ...rest });
		return { data: result.data as Record<string, never>, asked };
	};
	const TRANSLATIONS =
		'query ContentTranslations($id: ID!) { contentNode(id: $id) { ... on Page { language { slug } } } }';

	it('has the languages, the default one and its front page', async () => {
		const { data } = await answer('query Languages { languages { slug } }');
		expect(data).toMatchObject({
			defaultLanguage: { slug: 'en' },
			languages: [{ slug: 'en' }, { slug: 'de', homeUrl: `${SITE}/de/` }, { slug: 'it' }],
			readingSettings: { pageOnFront: 2, pageForPosts: 42 },
		});
	});

	it('has the translations that the head of the page names', async () => {
		const { data } = await answer(TRANSLATIONS, { variables: { id: '9' }, language: 'de' });
		expect(data.contentNode).toMatchObject({
			__typename: 'Page',
			language: { slug: 'de' },
			translations: [{ link: `${SITE}/about/`, language: { slug: 'en' } }],
		});
	});

	it('has the pages on the fronts by their numbers', async () => {
		const { data } = await answer(TRANSLATIONS, { variables: { id: '2' } });
		expect(data.contentNode).toMatchObject({
			language: { slug: 'en' },
			translations: [{ databaseId: 5, link: `${SITE}/de/`, language: { slug: 'de' } }],
		});
	});

	it('has the pages that list posts by their numbers, and at the addresses that the head names', async () => {
		const { data } = await answer(TRANSLATIONS, { variables: { id: '45' } });
		expect(data.contentNode).toMatchObject({
			language: { slug: 'de' },
			translations: [{ databaseId: 42, link: `${SITE}/about/`, language: { slug: 'en' } }],
		});
	});

	it('has the front page of a language at its directory', async () => {
		const execute = async () => ({ data: { contentNode: { uri: '/' }, other: { uri: '/x/' } } });
		const inGerman = await answer('query Page { x }', { language: 'de' }, execute);
		expect(inGerman.data).toEqual({ contentNode: { uri: '/de/' }, other: { uri: '/x/' } });
		const inEnglish = await answer('query Page { x }', { language: 'en' }, execute);
		expect(inEnglish.data).toMatchObject({ contentNode: { uri: '/' } });
	});
});
