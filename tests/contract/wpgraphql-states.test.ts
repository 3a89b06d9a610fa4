import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer, userOf } from './ask-graphql';

/** Answers as WordPress 7.1 with WPGraphQL 2.20.0 gave them for the same writes. */
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(() => server.close());

async function answer(query: string, headers: HeadersInit = EDITOR) {
	const { data, errors } = await server.ask(query, undefined, headers);
	expect(errors).toBeUndefined();
	return data;
}
const create = async (input: string, headers?: HeadersInit) =>
	(
		await answer(
			`mutation{createPost(input:{${input}}){post{databaseId slug status uri}}}`,
			headers,
		)
	).createPost.post;
const update = async (id: number, input: string, headers?: HeadersInit) =>
	(
		await answer(
			`mutation{updatePost(input:{id:"${id}",${input}}){post{title slug status uri excerpt}}}`,
			headers,
		)
	).updatePost.post;
const seen = async (id: number, headers?: HeadersInit) =>
	(await answer(`{post(id:"${id}",idType:DATABASE_ID){status}}`, headers)).post;

describe('TRASH', () => {
	it('changes the slug, also that of a new post and an empty one', async () => {
		const words = 'title:"Bin",status:TRASH';
		expect(await create(`${words},slug:"bin"`)).toMatchObject({ slug: 'bin__trashed' });
		expect(await create(words)).toMatchObject({ slug: '__trashed', status: 'trash' });
		const second = await create(words);
		expect(second).toMatchObject({ slug: '__trashed-2', uri: `/?p=${second.databaseId}` });
		expect(await update(second.databaseId, 'slug:"named"')).toMatchObject({ slug: 'named' });
	});

	it('gives the slug back with another status', async () => {
		const { databaseId } = await create('title:"Back",status:PUBLISH');
		const trashed = await update(databaseId, 'status:TRASH,slug:"other"');
		expect(trashed).toMatchObject({ slug: 'back__trashed', status: 'trash' });
		expect(await update(databaseId, 'status:PUBLISH')).toMatchObject({ slug: 'back' });
	});
});

describe('AUTO_DRAFT', () => {
	it('has no address and no revision, and its author alone reads it', async () => {
		const made = await create('title:"Auto",status:AUTO_DRAFT');
		const { databaseId } = made;
		expect(made).toMatchObject({ slug: null, status: 'auto-draft', uri: `/?p=${databaseId}` });
		expect(await seen(databaseId)).toEqual({ status: 'auto-draft' });
		expect(await seen(databaseId, ADMIN)).toBeNull();
		const revisions = `{post(id:"${databaseId}",idType:DATABASE_ID){revisions{nodes{id}}}}`;
		expect((await answer(revisions)).post.revisions.nodes).toEqual([]);
		const { posts } = await answer('{posts(where:{status:AUTO_DRAFT}){nodes{databaseId}}}');
		expect(posts.nodes).toEqual([]);
		const published = await update(databaseId, 'status:PUBLISH');
		expect(published).toMatchObject({ slug: 'auto', status: 'publish' });
	});
});

it('a new post of a contributor that is no draft waits for a review, without a slug', async () => {
	const contributor = await userOf(server, 'contributor');
	for (const status of ['TRASH', 'AUTO_DRAFT', 'INHERIT', 'PUBLISH', 'PRIVATE', 'PENDING'])
		expect(await create(`title:"C",slug:"c",status:${status}`, contributor)).toMatchObject({
			...{ slug: null, status: 'pending' },
		});
	const draft = await create('title:"C",slug:"c",status:DRAFT', contributor);
	expect(draft).toMatchObject({ slug: 'c', status: 'draft' });
});

it('a private post is nothing for its author without the right to read private posts', async () => {
	const author = await userOf(server, 'author');
	expect(await create('title:"Own",status:PRIVATE', author)).toBeNull();
	const { posts } = await answer('{posts(where:{status:PRIVATE}){nodes{status}}}');
	expect(posts.nodes).toContainEqual({ status: 'private' });
});

it('empty texts, 0 and an unreadable date do not change a post', async () => {
	const { databaseId } = await create('title:"Kept",excerpt:"Short",slug:"kept",status:PUBLISH');
	const empty =
		'title:"",content:"",excerpt:"",slug:"",date:"nonsense",password:"",commentStatus:""';
	expect(await update(databaseId, empty)).toEqual({
		...{ title: 'Kept', slug: 'kept', status: 'publish' },
		...{ uri: '/kept/', excerpt: '<p>Short</p>\n' },
	});
	const page = 'mutation{createPage(input:{title:"P",menuOrder:4}){page{databaseId}}}';
	const id = (await answer(page)).createPage.page.databaseId;
	const change = `mutation{updatePage(input:{id:"${id}",menuOrder:0}){page{menuOrder}}}`;
	expect((await answer(change)).updatePage.page.menuOrder).toBe(4);
});

it('the answer of a deletion shows a post without its address and terms', async () => {
	const { databaseId } = await create('title:"Gone",status:PUBLISH,tags:{nodes:[{name:"sea"}]}');
	const remove = async (more: string) => {
		const fields = 'title slug status uri link excerpt tags{nodes{name}} categories{nodes{name}}';
		const input = `id:"${databaseId}"${more}`;
		return (await answer(`mutation{deletePost(input:{${input}}){post{${fields}}}}`)).deletePost
			.post;
	};
	const uri = `/?p=${databaseId}`;
	expect(await remove('')).toMatchObject({ slug: 'gone', status: 'trash', uri });
	expect(await remove(',forceDelete:true')).toEqual({
		...{ title: 'Gone', slug: 'gone__trashed', status: 'trash', uri: null, link: null },
		...{ excerpt: '', tags: { nodes: [] }, categories: { nodes: [] } },
	});
});
