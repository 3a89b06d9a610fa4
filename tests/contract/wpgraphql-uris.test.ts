import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** Returns the answer of one field, without an error. */
async function field(query: string, variables?: Record<string, unknown>) {
	const { data, errors } = await server.ask(query, variables);
	expect(errors).toBeUndefined();
	return Object.values(data)[0] as never;
}

describe('the posts page', () => {
	it('is a page without a URI in lists, and a content type at its address', async () => {
		const { data } = await server.ask(
			'{page(id:"81",idType:DATABASE_ID){uri isPostsPage} front:page(id:"79",idType:DATABASE_ID){uri isFrontPage} nodeByUri(uri:"/stories/"){__typename uri ... on ContentType{name isPostsPage contentNodes(first:1){nodes{databaseId}}}}}',
		);
		expect(data).toEqual({
			page: { uri: null, isPostsPage: true },
			front: { uri: '/', isFrontPage: true },
			nodeByUri: {
				__typename: 'ContentType',
				uri: '/stories/',
				name: 'post',
				isPostsPage: true,
				contentNodes: { nodes: [{ databaseId: 17 }] },
			},
		});
	});
});

describe('nodeByUri', () => {
	const typeAt = async (uri: string) =>
		(
			(await field('query($uri:String!){nodeByUri(uri:$uri){__typename}}', { uri })) as {
				__typename: string;
			} | null
		)?.__typename ?? null;

	it.each([
		['/', 'Page'],
		['/about/crew/', 'Page'],
		['about/crew', 'Page'],
		['/first-light/', 'Post'],
		['/bay-1/', 'MediaItem'],
		['/category/cyclades/mykonos/', 'Category'],
		['/tag/gulet/', 'Tag'],
		['/boat-type/rib/', 'BoatType'],
		['/author/mara-author/', 'User'],
		['/fleet/', 'ContentType'],
		['/fleet/swift/', 'Boat'],
		['/stories/page/2/', 'ContentType'],
		['/category/cyclades/page/3/', 'Category'],
		['/about/?utm_source=x#team', 'Page'],
		['/?utm_source=x', 'Page'],
		[`${SITE_URL}/about/`, 'Page'],
	])('finds %s', async (uri, type) => {
		expect(await typeAt(uri)).toBe(type);
	});

	it.each([
		['nothing', ''],
		['an unknown path', '/no-such/'],
		['a path in the wrong case', '/About/'],
		['a later page of one page', '/about/page/2/'],
		['a later page of the front', '/page/2/'],
		['a query for a post', '/?p=17'],
		['a date', '/2025/06/'],
		['a file', '/wp-content/uploads/2026/05/bay-1.jpg'],
		['a draft', '/a-draft/'],
		['a private post', '/private-note/'],
		['a user without posts', '/author/reader/'],
		['a template', '/header/'],
		['another host', 'https://evil.example/about/'],
		['another host without a scheme', '//evil.example/about/'],
		['another host behind a backslash', '/\\evil.example/about/'],
		['another scheme', 'javascript:alert(1)'],
		['a broken escape', '/%E0%A4%A/'],
	])('is null for %s', async (_, uri) => {
		expect(await typeAt(uri)).toBeNull();
	});
});
