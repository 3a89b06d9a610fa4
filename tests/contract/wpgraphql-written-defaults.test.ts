import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer } from './ask-graphql';

/** Answers as WordPress 7.1 with WPGraphQL 2.20.0 gave them for the same writes. */
let server: TestServer;
let categoryId: number;

async function answer(query: string, headers: HeadersInit = EDITOR) {
	const { data, errors } = await server.ask(query, undefined, headers);
	expect(errors).toBeUndefined();
	return data;
}
const create = async (input: string) =>
	(
		await answer(
			`mutation{createPost(input:{${input}}){post{id databaseId slug categories{nodes{databaseId}}}}}`,
		)
	).createPost.post;

beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
	const made = await answer(
		'mutation{createCategory(input:{name:"For all others"}){category{databaseId}}}',
	);
	categoryId = made.createCategory.category.databaseId;
	await answer(
		`mutation{updateSettings(input:{writingSettingsDefaultCategory:${categoryId}}){writingSettings{defaultCategory}}}`,
		ADMIN,
	);
});
afterAll(() => server.close());

it('a post without a category stands in the default one, by REST as well, and a page does not', async () => {
	const own = { nodes: [{ databaseId: categoryId }] };
	expect((await create('title:"Bare"')).categories).toEqual(own);
	expect((await create('title:"Tagged",tags:{nodes:[{name:"sea"}]}')).categories).toEqual(own);
	const named = await create('title:"Named",categories:{nodes:[{slug:"cyclades"}]}');
	expect(named.categories.nodes).toHaveLength(1);
	expect(named.categories).not.toEqual(own);
	const saved = await server.fetch('/wp-json/wp/v2/posts', {
		method: 'POST',
		headers: { ...EDITOR, 'content-type': 'application/json' },
		body: '{"title": "By REST"}',
	});
	expect((await saved.json()).categories).toEqual([categoryId]);
	const query = `mutation{createPage(input:{title:"Bare page"}){page{databaseId}}}`;
	const { databaseId } = (await answer(query)).createPage.page;
	const { category } = await answer(
		`{category(id:"${categoryId}",idType:DATABASE_ID){contentNodes(where:{stati:[DRAFT]}){nodes{databaseId}}}}`,
	);
	expect(category.contentNodes.nodes).not.toContainEqual({ databaseId });
});

it('the default category cannot be deleted', async () => {
	const { errors } = await server.ask(
		`mutation{deleteCategory(input:{id:"${Buffer.from(`term:${categoryId}`).toString('base64')}"}){deletedId}}`,
		undefined,
		EDITOR,
	);
	expect(errors?.[0]?.message).toBe('You do not have permission to delete categories');
});

it('a slug is made of the words of a title alone', async () => {
	expect((await create('title:"<b>x</b> & <i>1</i>",status:PUBLISH')).slug).toBe('x-1');
});

it('a second deletion of a post in the trash fails, with the number of the post in the error', async () => {
	const { id, databaseId } = await create('title:"Short lived",status:PUBLISH');
	const trash = `mutation{deletePost(input:{id:"${id}"}){post{status slug}}}`;
	expect((await answer(trash)).deletePost.post).toEqual({ status: 'trash', slug: 'short-lived' });
	const { errors } = await server.ask(trash, undefined, EDITOR);
	expect(errors?.[0]?.message).toBe(
		`The post with id ${databaseId} is already in the trash. To remove from the trash, use the forceDelete input`,
	);
});
