import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

interface List {
	nodes: { databaseId: number }[];
	edges: { cursor: string; node: { databaseId: number } }[];
	pageInfo: {
		hasNextPage: boolean;
		hasPreviousPage: boolean;
		startCursor: string | null;
		endCursor: string | null;
	};
}
const LIST =
	'nodes{databaseId} edges{cursor node{databaseId}} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}';

async function list(call: string, variables?: Record<string, unknown>): Promise<List> {
	const { data, errors } = await server.ask(
		`${variables ? 'query($a:String)' : ''}{${call}{${LIST}}}`,
		variables,
	);
	expect(errors).toBeUndefined();
	return Object.values(data)[0] as List;
}
const ids = async (call: string) => (await list(call)).nodes.map(({ databaseId }) => databaseId);
const cursorOf = (id: number) => btoa(`arrayconnection:${id}`);

describe('a list', () => {
	it('gives 10 by default, and then reports no next page', async () => {
		const { nodes, pageInfo } = await list('posts');
		expect(nodes).toHaveLength(10);
		expect(pageInfo.hasNextPage).toBe(false);
	});

	it('treats first: 0 as an absent argument', async () => {
		const { nodes, pageInfo } = await list('posts(first:0)');
		expect(nodes).toHaveLength(10);
		expect(pageInfo.hasNextPage).toBe(false);
	});

	it('gives at most 100 without a word', async () => {
		const { nodes, pageInfo } = await list('posts(first:500)');
		expect(nodes).toHaveLength(100);
		expect(pageInfo.hasNextPage).toBe(true);
	});

	it.each([
		['first:-1', 'first must be a positive integer.'],
		['last:-1', 'last must be a positive integer.'],
		[
			'first:1,last:1',
			'first and last cannot be used together. For forward pagination, use first & after. For backward pagination, use last & before.',
		],
	])('refuses %s', async (args, message) => {
		const { status, data, errors } = await server.ask(
			`{posts(${args}){nodes{id}} generalSettings{url}}`,
		);
		expect(status).toBe(200);
		expect(data).toEqual({ posts: null, generalSettings: { url: SITE_URL } });
		expect(errors).toMatchObject([{ message, path: ['posts'] }]);
	});

	it('has the database id in its cursors', async () => {
		const { edges, pageInfo } = await list('posts(first:2)');
		expect(edges).toEqual([
			{ cursor: cursorOf(17), node: { databaseId: 17 } },
			{ cursor: cursorOf(18), node: { databaseId: 18 } },
		]);
		expect(pageInfo).toMatchObject({ startCursor: cursorOf(17), endCursor: cursorOf(18) });
	});

	it('ignores a cursor that is garbage', async () => {
		const { nodes, pageInfo } = await list('posts(first:2,after:"garbage!!")');
		expect(nodes.map(({ databaseId }) => databaseId)).toEqual([17, 18]);
		expect(pageInfo.hasNextPage).toBe(true);
	});

	it.each(['posts', 'mediaItems', 'categories', 'menuItems', 'comments', 'users', 'boats'])(
		'of %s is walked from end to end, each entry once, and back again',
		async (name) => {
			const all = (await list(`${name}(first:100)`)).nodes.map(({ databaseId }) => databaseId);
			const forward: number[] = [];
			for (let after = '', more = true; more && forward.length < 200; ) {
				const page = await list(`${name}(first:7,after:$a)`, { a: after });
				forward.push(...page.nodes.map(({ databaseId }) => databaseId));
				after = page.pageInfo.endCursor ?? '';
				more = page.pageInfo.hasNextPage;
			}
			expect(new Set(forward).size).toBe(forward.length);
			expect(forward.slice(0, 100)).toEqual(all);

			const middle = forward[Math.min(3, forward.length - 1)] ?? 0;
			const before = await list(`${name}(last:2,before:$a)`, { a: cursorOf(middle) });
			expect(before.nodes.map(({ databaseId }) => databaseId)).toEqual(
				forward.slice(Math.max(0, forward.indexOf(middle) - 2), forward.indexOf(middle)),
			);
			expect(before.pageInfo.hasNextPage).toBe(true);
		},
	);

	it('knows that something comes before a page after a cursor', async () => {
		const { pageInfo } = await list('posts(first:2,after:$a)', { a: cursorOf(18) });
		expect(pageInfo.hasPreviousPage).toBe(true);
	});

	it('does not hoist sticky posts', async () => {
		expect(await ids('posts(first:1,where:{orderby:[{field:DATE,order:ASC}]})')).toEqual([78]);
	});
});

describe('the filters of posts', () => {
	it.each<[string, number[]]>([
		['categoryId:2,tag:"gulet"', [17, 311, 301]],
		['categoryIn:["6"]', [17]],
		['categoryIn:["dGVybTo2"]', [17]],
		['categoryName:"mykonos"', [17]],
		['tagSlugAnd:["gulet","sloop"]', [17]],
		['tagIn:["8"]', [17]],
		['tagId:"8"', [17]],
		['search:"Long"', [18]],
		['title:"Long story"', [18]],
		['name:"locked"', [78]],
		['nameIn:["locked","long-story"],orderby:[{field:NAME_IN,order:ASC}]', [78, 18]],
		['in:["18","cG9zdDoxNw=="],orderby:[{field:IN,order:ASC}]', [18, 17]],
		['id:18', [18]],
		['hasPassword:true', [78]],
		['isSticky:true', [17]],
		['template:PAGE_WIDE_TEMPLATE', [17]],
		['dateQuery:{year:2025,month:6,day:29}', [18]],
		['dateQuery:{after:{year:2025,month:6,day:29}}', [17]],
		['dateQuery:{before:{year:2025}}', [78]],
		['dateQuery:{after:{year:2025,month:6,day:29},inclusive:true}', [17, 18]],
		['authorName:"mara-author",search:"Long"', [18]],
		['author:1,authorIn:["2"]', []],
		['categoryIn:["not an id"]', []],
		['tag:"nope"', []],
		['categoryNotIn:["2","4","6"]', [18, 78]],
		['orderby:[{field:TITLE,order:ASC}],in:["17","18","78"]', [17, 78, 18]],
	])('%s', async (where, expected) => {
		expect(await ids(`posts(first:3,where:{${where}})`)).toEqual(expected);
	});

	it('include the descendants of a category in categoryId, and not those in categoryIn', async () => {
		expect(await ids('posts(first:1,where:{categoryId:2})')).toEqual([17]);
		expect(await ids('posts(first:1,where:{categoryIn:["2"]})')).not.toContain(17);
	});

	it('narrow content nodes to content types, and include media only if the query names that type', async () => {
		expect(await ids('contentNodes(first:5,where:{contentTypes:[BOAT]})')).toEqual([701, 700]);
		expect(await ids('contentNodes(first:5,where:{contentTypes:[ATTACHMENT]})')).toHaveLength(2);
		expect(await ids('contentNodes(first:100,where:{search:"Bay"})')).not.toContain(5);
	});

	it('find media by its type', async () => {
		expect(await ids('mediaItems(where:{mimeType:IMAGE_PNG})')).toEqual([6000]);
		expect(await ids('mediaItems(where:{mimeType:VIDEO_MP4})')).toEqual([]);
	});

	it('list the children of a page in their order', async () => {
		expect(await ids('pages(where:{parent:"82",orderby:[{field:MENU_ORDER,order:ASC}]})')).toEqual([
			84, 83,
		]);
	});
});

describe('the filters of terms', () => {
	it.each<[string, number[]]>([
		['categories', [4, 2, 6]],
		['categories(where:{orderby:COUNT,order:DESC})', [4, 2, 6]],
		['categories(where:{parent:2})', [6]],
		['categories(where:{childOf:2})', [6]],
		['categories(where:{childless:true})', [4, 6]],
		['categories(where:{include:["dGVybTo0"]})', [4]],
		['categories(where:{exclude:["4"]})', [2, 6]],
		['categories(where:{excludeTree:["2"]})', [4]],
		['categories(where:{name:["Amalfi & Capri"]})', [4]],
		['categories(where:{slug:["cyclades"]})', [2]],
		['categories(where:{search:"myk"})', [6]],
		['categories(where:{objectIds:["17"]})', [6]],
		['terms(where:{taxonomies:[TAG,BOATTYPE]})', [7, 10, 8, 9]],
		['harbours(where:{hideEmpty:true})', [11]],
	])('%s', async (call, expected) => {
		expect(await ids(call)).toEqual(expected);
	});
});
