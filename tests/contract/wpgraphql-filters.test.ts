import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** The database ids of one list, in its order. */
async function idsOf(list: string, where: string, headers?: HeadersInit): Promise<number[]> {
	const { data, errors } = await server.ask(
		`{${list}(where:{${where}}){nodes{databaseId}}}`,
		undefined,
		headers,
	);
	expect(errors).toBeUndefined();
	return data[list].nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
}

describe('comments', () => {
	it.each<[where: string, ids: number[]]>([
		['authorEmail:"GUEST@example.test"', [1]],
		['authorEmail:"nobody@example.test"', []],
		['authorUrl:"https://nowhere.example/"', []],
		['commentType:"comment"', [2, 1]],
		['commentType:"pingback"', []],
		['commentType:"comment,pingback"', [2, 1]],
		['commentTypeIn:["comment","pingback"]', [2, 1]],
		['commentTypeIn:["pings"]', []],
		['commentTypeNotIn:"comment"', []],
		['commentTypeNotIn:"pingback,trackback"', [2, 1]],
		['commentTypeNotIn:""', [2, 1]],
		['karma:0', [2, 1]],
		['karma:1', []],
		['includeUnapproved:["w@example.test"]', [2, 1]],
		['orderby:COMMENT_AUTHOR_EMAIL,order:DESC', [1, 2]],
		['orderby:COMMENT_DATE,order:ASC', [1, 2]],
		['orderby:COMMENT_KARMA,order:ASC', [2, 1]],
		['orderby:COMMENT_AGENT,order:DESC', [2, 1]],
		['orderby:COMMENT_AUTHOR_IP,order:ASC', [2, 1]],
	])('under %s are %j', async (where, ids) => {
		expect(await idsOf('comments', where)).toEqual(ids);
	});

	it('are not found by a part of an address, but by moderators', async () => {
		expect(await idsOf('comments', 'search:"guest@exam"')).toEqual([]);
		expect(await idsOf('comments', 'search:"guest@exam"', EDITOR)).toEqual([1]);
		expect(await idsOf('comments', 'search:"calm"')).toEqual([1]);
	});
});

describe('users', () => {
	it.each<[where: string, ids: number[]]>([
		['login:"mara"', [2]],
		['login:"reader"', []],
		['loginIn:["mara","admin"]', [1, 2]],
		['loginIn:["mara","admin"],orderby:[{field:LOGIN_IN}]', [2, 1]],
		['nicenameIn:["mara-author","admin"],orderby:[{field:NICE_NAME_IN}]', [2, 1]],
		['loginNotIn:["admin"]', [2]],
		['orderby:[{field:LOGIN,order:DESC}]', [2, 1]],
		['orderby:[{field:EMAIL,order:DESC}]', [2, 1]],
		['search:"mara",searchColumns:[NICENAME]', [2]],
		['search:"mara.example",searchColumns:[URL]', [2]],
		['search:"mara.example",searchColumns:[NICENAME]', []],
		['search:"2",searchColumns:[ID]', [2]],
		['search:"*ara*"', [2]],
	])('under %s are %j', async (where, ids) => {
		expect(await idsOf('users', where)).toEqual(ids);
	});

	it('are not found by a part of their address or login, but by administrators', async () => {
		for (const where of ['search:"mara@exam"', 'search:"mara@exam",searchColumns:[EMAIL]']) {
			expect(await idsOf('users', where)).toEqual([]);
			expect(await idsOf('users', where, ADMIN)).toEqual([2]);
		}
		expect(await idsOf('users', 'search:"mara",searchColumns:[LOGIN]')).toEqual([]);
	});
});

describe('posts', () => {
	it('are found by their password, with any value of hasPassword', async () => {
		expect(await idsOf('posts', 'password:"sesame"')).toEqual([78]);
		expect(await idsOf('posts', 'password:"sesame",hasPassword:false')).toEqual([78]);
		expect(await idsOf('contentNodes', 'password:"other"')).toEqual([]);
		expect(await idsOf('posts', 'password:"",in:[78,17]')).toEqual([17]);
	});

	it('of states that only WordPress itself uses are not listed', async () => {
		expect(await idsOf('posts', 'status:AUTO_DRAFT')).toEqual([]);
		expect(await idsOf('posts', 'stati:[REQUEST_PENDING,PUBLISH],in:[17,77]')).toEqual([17]);
	});

	it('and content types of a site have no parent and no ancestors', async () => {
		const { data, errors } = await server.ask(
			'{post(id:"17",idType:DATABASE_ID){parent{node{id}} ancestors(first:2){nodes{id} pageInfo{hasNextPage}}} boat(id:"700",idType:DATABASE_ID){parent{node{boatId}} ancestors{edges{node{id}}}}}',
		);
		expect(errors).toBeUndefined();
		expect(data).toEqual({
			post: { parent: null, ancestors: null },
			boat: { parent: null, ancestors: null },
		});
	});
});

describe('terms', () => {
	it('take the argument for WordPress’s cache, which changes nothing', async () => {
		const all = await idsOf('categories', 'hideEmpty:false');
		expect(all.length).toBeGreaterThan(2);
		expect(
			await idsOf('categories', 'hideEmpty:false,cacheDomain:"x",updateTermMetaCache:false'),
		).toEqual(all);
	});

	it('of the taxonomy of formats are empty, because the content has none', async () => {
		expect(await idsOf('terms', 'taxonomies:[POSTFORMAT]')).toEqual([]);
		expect((await idsOf('terms', 'taxonomies:[CATEGORY]')).length).toBeGreaterThan(2);
	});
});
