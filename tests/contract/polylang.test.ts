import { createWordPress, type WordPress } from '@outrigger/mock';
import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { THREE_LANGUAGES } from '@outrigger/mock/content/testing/three-languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer } from './ask-graphql';

let wordpress: WordPress;
beforeAll(async () => {
	wordpress = await createWordPress({
		contentDir: writeContent(THREE_LANGUAGES),
		siteUrl: SITE_URL,
	});
});
afterAll(() => wordpress.close());

async function fetchPath(path: string, init?: RequestInit): Promise<Response> {
	const response = await wordpress.handle(new Request(new URL(path, SITE_URL), init));
	if (!response) throw new Error(`The mock leaves ${path} to the host.`);
	return response;
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
async function ask(query: string, parameters = ''): Promise<any> {
	const response = await fetchPath(`/graphql${parameters}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
	expect(errors).toBeUndefined();
	return data;
}

const inRest = async (path: string) =>
	(await (await fetchPath(`/wp-json/wp/v2/${path}`)).json()) as {
		link: string;
		lang?: string;
		translations?: object;
	}[];

describe('GraphQL of a site in several languages', () => {
	it('names its languages, the default one first', async () => {
		expect(
			await ask('{languages{slug code locale name homeUrl} defaultLanguage{slug}}'),
		).toMatchObject({
			languages: [
				{ slug: 'en', code: 'EN', locale: 'en_GB', homeUrl: `${SITE_URL}/` },
				{ slug: 'de', code: 'DE', locale: 'de_DE', homeUrl: `${SITE_URL}/de/` },
				{ slug: 'ar', code: 'AR', locale: 'ar', homeUrl: `${SITE_URL}/ar/` },
			],
			defaultLanguage: { slug: 'en' },
		});
	});

	it('gives content and terms their language and their translations', async () => {
		const { nodeByUri } = await ask(
			'{nodeByUri(uri:"/de/about/"){...on Page{language{slug} translation(language:EN){uri} translations{uri language{slug}}}}}',
		);
		expect(nodeByUri).toEqual({
			language: { slug: 'de' },
			translation: { uri: '/about/' },
			translations: [
				{ uri: '/about/', language: { slug: 'en' } },
				{ uri: '/ar/hier/', language: { slug: 'ar' } },
			],
		});
		const { nodeByUri: term } = await ask(
			'{nodeByUri(uri:"/category/news/"){...on Category{language{slug} translations{uri}}}}',
		);
		expect(term).toEqual({
			language: { slug: 'en' },
			translations: [{ uri: '/de/category/nachrichten/' }, { uri: '/ar/category/akhbar/' }],
		});
	});

	it('gives them to content types of the site as well', async () => {
		const { nodeByUri } = await ask(
			'{nodeByUri(uri:"/de/fleet/rib/"){...on Boat{title translations{uri title}}}}',
		);
		expect(nodeByUri).toEqual({
			title: 'Schlauchboot',
			translations: [{ uri: '/fleet/rib/', title: 'Rib' }],
		});
		expect(await ask('{boats(where:{language:DE}){nodes{uri}}}')).toEqual({
			boats: { nodes: [{ uri: '/de/fleet/rib/' }] },
		});
	});

	it('filters lists by a language, by several, and by that of the whole operation', async () => {
		const uris = async (where: string, parameters = '') =>
			(await ask(`{posts${where}{nodes{uri}}}`, parameters)).posts.nodes.map(
				({ uri }: { uri: string }) => uri,
			);
		expect(await uris('(where:{language:DE})')).toEqual(['/de/first/']);
		expect(await uris('(where:{language:DEFAULT})')).toEqual(['/third/', '/second/', '/first/']);
		expect(await uris('(where:{languages:[DE,AR]})')).toEqual(['/de/first/']);
		expect(await uris('')).toHaveLength(4);
		expect(await uris('', '?lang=de')).toEqual(['/de/first/']);
		expect(await uris('(where:{language:ALL})', '?lang=de')).toHaveLength(4);
		expect(await uris('', '?lang=fr')).toHaveLength(4);
		expect((await ask('{categories(where:{language:AR}){nodes{uri}}}')).categories.nodes).toEqual([
			{ uri: '/ar/category/akhbar/' },
		]);
	});

	it('knows the front page and the posts page of each language', async () => {
		const { front, posts } = await ask(
			'{front:nodeByUri(uri:"/de/"){uri ...on Page{title isFrontPage}} posts:nodeByUri(uri:"/de/geschichten/"){__typename uri ...on ContentType{isPostsPage}}}',
			'?lang=de',
		);
		expect(front).toEqual({ uri: '/de/', title: 'Willkommen', isFrontPage: true });
		expect(posts).toEqual({
			__typename: 'ContentType',
			uri: '/de/geschichten/',
			isPostsPage: true,
		});
		const { readingSettings } = await ask('{readingSettings{pageForPosts}}', '?lang=de');
		const { page } = await ask(
			`{page(id:"${readingSettings.pageForPosts}",idType:DATABASE_ID){title}}`,
		);
		expect(page.title).toBe('Geschichten');
	});

	it('has a menu for each language in a place', async () => {
		const { menuItems, menus } = await ask(
			'{menuItems(where:{location:PRIMARY,language:DE}){nodes{uri}} menus{nodes{slug locations}}}',
		);
		expect(menuItems.nodes).toEqual([{ uri: '/de/' }, { uri: '/de/about/' }]);
		expect(menus.nodes).toContainEqual({ slug: 'haupt', locations: ['PRIMARY___DE'] });
	});

	it('gives the templates and popups of a language', async () => {
		const { elementorTemplates, elementorPopups } = await ask(
			'{elementorTemplates{title} elementorPopups{slug}}',
			'?lang=en',
		);
		expect(elementorTemplates).toHaveLength(1);
		expect(elementorPopups).toEqual([]);
		const german = await ask('{elementorPopups{slug}}', '?lang=de');
		expect(german.elementorPopups).toEqual([{ slug: 'greeting' }]);
	});
});

describe('REST of a site in several languages', () => {
	it('filters by lang, and names language and translations', async () => {
		const posts = await inRest('posts?lang=de');
		expect(posts.map(({ link }) => link)).toEqual([`${SITE_URL}/de/first/`]);
		expect(posts[0]).toMatchObject({ lang: 'de', translations: { de: expect.any(Number) } });
		expect((await inRest('search?search=harbour&lang=de')).length).toBe(1);
		expect((await inRest('categories?lang=ar'))[0]).toMatchObject({ lang: 'ar' });
		expect(await inRest('posts')).toHaveLength(4);
	});
});

describe('a site in one language', () => {
	it('has nothing of languages in its schema', async () => {
		const server = await startTestServer();
		const sdl = await (await server.fetch('/schema.graphql')).text();
		expect(sdl).not.toMatch(/LanguageCode|\btranslations\b/);
		await server.close();
	});
});
