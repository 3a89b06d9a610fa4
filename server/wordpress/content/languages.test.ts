import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import { storeAt, storeInLanguage } from '../store/store-in-language';
import { faultsOf, load } from './testing/content-folder';
import { THREE_LANGUAGES } from './testing/three-languages';

const urisOf = (posts: readonly { uri: string | null; slug: string }[]) =>
	posts.map(({ uri, slug }) => uri ?? slug);

describe('a site in three languages', () => {
	it('has the default language without a prefix and each other one below its slug', async () => {
		const { posts, terms, settings } = await load(THREE_LANGUAGES);
		const inGerman = posts.filter(
			({ language, status }) => language === 'de' && status === 'publish',
		);
		expect(urisOf(inGerman).sort()).toEqual([
			'/de/',
			'/de/about/',
			'/de/about/mannschaft/',
			'/de/first/',
			'/de/fleet/rib/',
			'geschichten',
			'greeting',
			'header',
		]);
		expect(posts.find(({ title }) => title === 'أهلا')?.uri).toBe('/ar/');
		expect(terms.map(({ uri }) => uri)).toEqual([
			'/category/news/',
			'/de/category/nachrichten/',
			'/ar/category/akhbar/',
		]);
		expect(settings.languages).toEqual([
			{ slug: 'en', locale: 'en_GB', name: expect.stringContaining('English') },
			{ slug: 'de', locale: 'de_DE', name: expect.stringContaining('Deutsch') },
			{ slug: 'ar', locale: 'ar', name: 'العربية' },
		]);
		expect(settings.language).toBe('en_GB');
		expect(settings.languageHomes?.de).toMatchObject({
			path: '/de/',
			postsPageUri: '/de/geschichten/',
		});
		expect(settings.languageHomes?.ar).toMatchObject({ path: '/ar/', postsPageUri: null });
	});

	it('joins files of the same name, and files that name their original', async () => {
		const { posts } = await load(THREE_LANGUAGES);
		const about = posts.find(({ uri }) => uri === '/about/');
		const idOf = (uri: string) => posts.find((post) => post.uri === uri)?.databaseId;
		expect(about?.translations).toEqual({
			en: about?.databaseId,
			de: idOf('/de/about/'),
			ar: idOf('/ar/hier/'),
		});
		expect(posts.find(({ uri }) => uri === '/english/')?.translations).toBeUndefined();
	});

	it('keeps media and templates in all languages, except those with a language', async () => {
		const { posts } = await load({
			...THREE_LANGUAGES,
			'templates/footer.json': { type: 'footer', content: [] },
		});
		const languageOf = (slug: string, language?: string) =>
			posts.find((post) => post.slug === slug && post.language === language);
		expect(languageOf('footer')).toBeDefined();
		expect(languageOf('header', 'en')).toBeDefined();
		expect(languageOf('header', 'de')).toBeDefined();
	});

	it('names a language that it does not have, and a second translation in one', async () => {
		expect(
			await faultsOf({
				'site.json': { languages: ['en_GB'] },
				'menus.json': [{ name: 'M', language: 'de' }],
			}),
		).toEqual(['menus.json, at [0].language: "de" → en']);
		expect(await faultsOf({ 'menus.json': [{ name: 'M', language: 'de' }] })).toEqual([
			'menus.json, at [0].language: "de" → nothing: site.json has no languages',
		]);
		expect(
			await faultsOf({
				'site.json': { languages: ['en_GB', 'de_DE'] },
				'pages/a.json': {},
				'pages/a.de.json': {},
				'pages/b.json': { language: 'de', translationOf: 'a' },
			}),
		).toEqual([
			'pages/b.json, at language: a second translation in de → one translation for each language',
		]);
		expect(await faultsOf({ 'site.json': { languages: ['de_DE', 'de_AT'] } })).toEqual([
			expect.stringContaining('languages with slugs of their own'),
		]);
		expect(await faultsOf({ 'site.json': { languages: ['german'] } })).toEqual([
			expect.stringContaining('a locale such as de_DE'),
		]);
	});
});

describe('a store in one language', () => {
	it('lists the content of that language or of none, and keeps named content', async () => {
		const store = createStore(await load(THREE_LANGUAGES));
		const german = storeInLanguage(store, 'de');
		const uris = (query: Parameters<typeof store.posts>[0]) =>
			urisOf(german.posts({ ...query, orderBy: [{ field: 'date', order: 'ASC' }] }, {}).items);
		expect(uris({ types: ['post'] })).toEqual(['/de/first/']);
		expect(uris({ types: ['post'], search: 'harbour' })).toEqual(['/de/first/']);
		const english = store.postByUri('/second/')?.databaseId ?? 0;
		expect(uris({ in: [english] })).toEqual(['/second/']);
		expect(german.terms('category').map(({ name }) => name)).toEqual(['Nachrichten']);
		expect(german.postBySlug('page', 'about')?.uri).toBe('/de/about/');
		expect(store.postBySlug('page', 'about')?.uri).toBe('/about/');
		expect(german.settings.pageOnFront).toBe(store.postByUri('/de/')?.databaseId);
	});

	it('is chosen by the beginning of an address, and is the whole store for an unknown language', async () => {
		const store = createStore(await load(THREE_LANGUAGES));
		expect(storeAt(store, '/de/about/').language).toBe('de');
		expect(storeAt(store, '/design/').language).toBe('en');
		expect(storeInLanguage(store, 'fr')).toBe(store);
		expect(storeInLanguage(store, 'de')).toBe(storeInLanguage(store, 'de'));
		const single = createStore(await load({}));
		expect(storeAt(single, '/de/about/')).toBe(single);
	});
});
