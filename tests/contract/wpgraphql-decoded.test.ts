import { rmSync } from 'node:fs';
import { contentFolder } from 'outrigger/testing/content-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

/** All expected answers below are those of a WordPress 7.1 with WPGraphQL 2.20.0 for the same content. */
const CONTENT = {
	'site.json': JSON.stringify({ pageOnFront: 'home', pageForPosts: 'νέα' }),
	'users.json': '[{"login": "crew", "name": "Crew", "role": "editor"}]',
	'terms.json': JSON.stringify({
		category: [
			{ name: 'Amalfi', slug: 'amalfi' },
			{ name: '日本語', slug: '日本語', parent: 'amalfi' },
		],
	}),
	'menus.json': JSON.stringify([{ name: 'Main', items: [{ page: 'ελληνικά/επίπεδο-2' }] }]),
	'pages/home.md': '---\ntitle: Home\n---\n',
	'pages/νέα.md': '---\ndatabaseId: 2\ntitle: Νέα\n---\n',
	'pages/ελληνικά.md': '---\ndatabaseId: 3\ntitle: Ελληνικά\n---\n',
	'pages/ελληνικά/επίπεδο-2.md': '---\ndatabaseId: 4\ntitle: Επίπεδο 2\n---\n',
	'posts/海の日.md':
		'---\ndatabaseId: 11\ntitle: 海の日\nauthor: crew\ncategories: [日本語]\n---\n\nText\n',
	'comments.json':
		'[{"databaseId": 501, "post": "海の日", "authorName": "G", "content": "c", "date": "2026-05-02 10:00", "status": "approve"}]',
};
const JAPAN = '/category/amalfi/%e6%97%a5%e6%9c%ac%e8%aa%9e/';

let folder: string;
let server: TestServer;
beforeAll(async () => {
	folder = contentFolder(CONTENT);
	server = await startTestServer({ contentDir: folder });
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true, force: true });
});

async function answer(query: string, variables?: Record<string, unknown>) {
	const { data, errors } = await server.ask(query, variables);
	expect(errors).toBeUndefined();
	return data;
}

describe('addresses beyond ASCII', () => {
	it('are decoded for content and comments, encoded for terms and lists', async () => {
		expect(
			await answer(
				'{post(id:"11",idType:DATABASE_ID){uri link slug} page(id:"4",idType:DATABASE_ID){uri link slug} posts:page(id:"2",idType:DATABASE_ID){uri link} category(id:"日本語",idType:SLUG){uri link slug} contentType(id:"post",idType:NAME){uri} comments{nodes{uri link}}}',
			),
		).toEqual({
			post: { uri: '/海の日/', link: `${SITE_URL}/海の日/`, slug: '海の日' },
			page: {
				uri: '/ελληνικά/επίπεδο-2/',
				link: `${SITE_URL}/ελληνικά/επίπεδο-2/`,
				slug: 'επίπεδο-2',
			},
			posts: { uri: null, link: `${SITE_URL}/νέα/` },
			category: { uri: JAPAN, link: `${SITE_URL}${JAPAN}`, slug: '日本語' },
			contentType: { uri: '/%ce%bd%ce%ad%ce%b1/' },
			comments: {
				nodes: [{ uri: '/海の日/#comment-501', link: `${SITE_URL}/海の日/#comment-501` }],
			},
		});
	});

	it.each([
		['/海の日/', 'Post'],
		[`${SITE_URL}/海の日/`, 'Post'],
		['/ελληνικά/επίπεδο-2/', 'Page'],
		['/νέα/', 'ContentType'],
		['/category/amalfi/日本語/', 'Category'],
	])('nodeByUri finds %s decoded, and nothing when it is encoded', async (uri, __typename) => {
		const query = 'query($uri:String!){nodeByUri(uri:$uri){__typename}}';
		expect(await answer(query, { uri })).toEqual({ nodeByUri: { __typename } });
		expect(await answer(query, { uri: encodeURI(uri) })).toEqual({ nodeByUri: null });
		expect(await answer(query, { uri: encodeURI(uri).toLowerCase() })).toEqual({
			nodeByUri: null,
		});
	});

	it('are found encoded by the fields of one type of content, not of terms and not of all content', async () => {
		const slug = '%e6%b5%b7%e3%81%ae%e6%97%a5';
		expect(
			await answer(
				`{a:post(id:"/${slug}/",idType:URI){databaseId} b:post(id:"${slug}",idType:SLUG){databaseId} c:postBy(uri:"/${slug}/"){databaseId} d:contentNode(id:"/${slug}/",idType:URI){databaseId} e:category(id:"${JAPAN}",idType:URI){name} f:category(id:"/category/amalfi/日本語/",idType:URI){name} g:category(id:"%e6%97%a5%e6%9c%ac%e8%aa%9e",idType:SLUG){name}}`,
			),
		).toEqual({
			...{ a: { databaseId: 11 }, b: { databaseId: 11 }, c: { databaseId: 11 }, d: null, e: null },
			...{ f: { name: '日本語' }, g: { name: '日本語' } },
		});
	});
});
