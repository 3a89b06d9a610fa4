import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer } from './ask-graphql';

/** Answers as WordPress 7.1 with WPGraphQL 2.20.0 gave them for the same writes. */
let server: TestServer;
let id: number;
let autosaveId: number;

async function answer(query: string, headers?: HeadersInit) {
	const { data, errors } = await server.ask(query, undefined, headers);
	expect(errors).toBeUndefined();
	return data;
}
const post = async (fields: string, headers?: HeadersInit, more = '') =>
	(await answer(`{post(id:"${id}",idType:DATABASE_ID${more}){${fields}}}`, headers)).post;

beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
	const made = await answer(
		'mutation{createPost(input:{title:"Rev",content:"one",status:PUBLISH}){post{databaseId}}}',
		EDITOR,
	);
	id = made.createPost.post.databaseId;
	await answer(`mutation{updatePost(input:{id:"${id}",title:"Rev 2"}){post{title}}}`, EDITOR);
	await answer(`mutation{updatePost(input:{id:"${id}",content:"two"}){post{title}}}`, ADMIN);
	const saved = await server.fetch(`/wp-json/wp/v2/posts/${id}/autosaves`, {
		method: 'POST',
		headers: { ...EDITOR, 'content-type': 'application/json' },
		body: JSON.stringify({ title: 'Auto title', content: 'auto text' }),
	});
	autosaveId = (await saved.json()).id;
});
afterAll(() => server.close());

describe('revisions', () => {
	it('list, for users with the right to edit, all states with the autosave, and nothing for visitors', async () => {
		const { revisions } = await post(
			'revisions{nodes{databaseId title isRevision isPreview status contentTypeName revisionOf{node{databaseId}} author{node{name}}}}',
			EDITOR,
		);
		expect(revisions.nodes).toMatchObject([
			{
				databaseId: autosaveId,
				title: 'Auto title',
				isPreview: true,
				author: { node: { name: 'Mara' } },
			},
			{ title: 'Rev 2', isPreview: false, author: { node: { name: 'Crew' } } },
			{ title: 'Rev 2', isPreview: false, author: { node: { name: 'Mara' } } },
			{ title: 'Rev', isPreview: false, author: { node: { name: 'Mara' } } },
		]);
		for (const one of revisions.nodes) {
			expect(one).toMatchObject({
				...{ isRevision: true, status: 'inherit', contentTypeName: 'revision' },
				revisionOf: { node: { databaseId: id } },
			});
		}
		expect(await post('revisions{nodes{databaseId}} isRevision revisionOf{node{id}}')).toEqual({
			revisions: { nodes: [] },
			isRevision: false,
			revisionOf: null,
		});
	});

	it('stand in the lists of the site and of their authors', async () => {
		const query = '{revisions{nodes{databaseId __typename}} viewer{revisions{nodes{databaseId}}}}';
		const { revisions, viewer } = await answer(query, EDITOR);
		expect(revisions.nodes[0]).toEqual({ databaseId: autosaveId, __typename: 'Post' });
		expect(viewer.revisions.nodes.length).toBeLessThan(revisions.nodes.length);
		expect((await answer('{revisions{nodes{databaseId}}}')).revisions.nodes).toEqual([]);
	});

	it('are filtered and ordered by where, and have no terms of their own', async () => {
		const ids = async (list: string, as = EDITOR) => {
			const found = await post(list, as);
			return found.revisions.nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
		};
		const all = await ids('revisions{nodes{databaseId}}');
		const where = (words: string) => ids(`revisions(where:{${words}}){nodes{databaseId}}`);
		expect(all).toHaveLength(4);
		expect(await where('search:"two"')).toEqual([all[1]]);
		expect(await where('title:"Rev"')).toEqual([all[3]]);
		expect(await where(`id:${id}`)).toEqual([]);
		expect(await where(`in:[${all[1]},${all[2]}]`)).toEqual([all[1], all[2]]);
		expect(await where(`notIn:[${all[1]}]`)).toEqual([all[0], all[2], all[3]]);
		expect(await where(`name:"${id}-autosave-v1"`)).toEqual([autosaveId]);
		expect(await where('orderby:[{field:TITLE,order:ASC}]')).toEqual([
			...[all[0], all[3], all[1], all[2]],
		]);
		expect(await where('author:1')).toEqual([all[1]]);
		expect(await where('stati:[PUBLISH,INHERIT],hasPassword:false,isSticky:false')).toEqual(all);
		for (const none of ['status:PUBLISH', 'categoryId:1', 'isSticky:true', 'hasPassword:true'])
			expect(await where(none)).toEqual([]);
		expect(await where(`parent:"1"`)).toEqual(all);
	});

	it('are found by their parent in the list of the site, and by no type of content', async () => {
		const query = `{below:revisions(where:{parent:"${id}"}){nodes{databaseId}} beside:revisions(where:{parentNotIn:["${id}"]}){nodes{databaseId}} posts:revisions(where:{contentTypes:[POST]}){nodes{databaseId}}}`;
		const { below, beside, posts } = await answer(query, EDITOR);
		expect([below, beside, posts].map(({ nodes }) => nodes.length)).toEqual([4, 0, 0]);
	});

	it('begin with the state that a new post gets, and a new draft has none', async () => {
		const create = async (status: string) => {
			const words = `title:"New",content:"text",status:${status}`;
			const made = await answer(
				`mutation{createPost(input:{${words}}){post{databaseId revisions{nodes{title}}}}}`,
				EDITOR,
			);
			return made.createPost.post;
		};
		for (const status of ['PUBLISH', 'PENDING', 'PRIVATE'])
			expect((await create(status)).revisions.nodes).toEqual([{ title: 'New' }]);
		const draft = await create('DRAFT');
		expect(draft.revisions.nodes).toEqual([]);
		const change = async (fields: string) => {
			const input = `{id:"${draft.databaseId}",${fields}}`;
			const changed = await answer(
				`mutation{updatePost(input:${input}){post{revisions{nodes{title}}}}}`,
				EDITOR,
			);
			return changed.updatePost.post.revisions.nodes.length;
		};
		expect(await change('status:PUBLISH')).toBe(1);
		expect(await change('slug:"newer"')).toBe(1);
		expect(await change('title:"Newer"')).toBe(2);
		expect(await change('title:"New"')).toBe(3);
	});

	it('are found by their own ids by users with the right to edit', async () => {
		const globalId = Buffer.from(`post:${autosaveId}`).toString('base64');
		const query = `{node(id:"${globalId}"){__typename} post(id:"${autosaveId}",idType:DATABASE_ID){title} contentNode(id:"${globalId}"){databaseId}}`;
		expect(await answer(query, ADMIN)).toEqual({
			node: { __typename: 'Post' },
			post: { title: 'Auto title' },
			contentNode: { databaseId: autosaveId },
		});
		expect(await answer(query)).toEqual({ node: null, post: null, contentNode: null });
	});

	it('name the user of the last edit, to visitors as well', async () => {
		expect((await post('lastEditedBy{node{name}}', EDITOR)).lastEditedBy.node.name).toBe('Crew');
		expect((await post('lastEditedBy{node{name}}')).lastEditedBy.node.name).toBe('Crew');
		const untouched = '{post(id:"17",idType:DATABASE_ID){lastEditedBy{node{name}}}}';
		expect((await answer(untouched)).post.lastEditedBy).toBeNull();
	});
});

describe('asPreview', () => {
	it('is the newest revision where no autosave is newer', async () => {
		const made = await answer(
			'mutation{createPost(input:{title:"Seen",content:"one",status:PUBLISH}){post{databaseId}}}',
			EDITOR,
		);
		const seen = made.createPost.post.databaseId;
		await answer(`mutation{updatePost(input:{id:"${seen}",title:"Seen 2"}){post{id}}}`, EDITOR);
		const fields =
			'title isPreview preview{node{title uri}} revisions{nodes{isPreview}} previewRevisionId';
		const found = await answer(
			`{post(id:"${seen}",idType:DATABASE_ID){${fields}} preview:post(id:"${seen}",idType:DATABASE_ID,asPreview:true){title isPreview}}`,
			EDITOR,
		);
		expect(found).toMatchObject({
			post: {
				...{ title: 'Seen 2', isPreview: false },
				preview: { node: { title: 'Seen 2', uri: '/seen/?preview=true' } },
				revisions: { nodes: [{ isPreview: true }, { isPreview: false }] },
				previewRevisionId: expect.any(String),
			},
			preview: { title: 'Seen 2', isPreview: true },
		});
	});

	it('is the newest revision or autosave of any user, for viewers with the right to edit it', async () => {
		const fields =
			'databaseId title content isPreview isRevision uri slug status commentStatus previewRevisionDatabaseId preview{node{databaseId}} revisions{nodes{databaseId}} categories{nodes{name}}';
		const published = await post(`uri categories{nodes{name}}`, ADMIN);
		for (const who of [EDITOR, ADMIN]) {
			expect(await post(fields, who, ',asPreview:true')).toEqual({
				...{ databaseId: autosaveId, title: 'Auto title', content: '<p>auto text</p>\n' },
				...{ isPreview: true, isRevision: true, status: 'inherit', commentStatus: 'closed' },
				...{ uri: `${published.uri}?preview=true`, slug: `${id}-autosave-v1` },
				...{ previewRevisionDatabaseId: null, preview: null, revisions: { nodes: [] } },
				categories: published.categories,
			});
		}
		const uri = `{page:contentNode(id:"${id}",idType:DATABASE_ID,asPreview:true){databaseId}}`;
		expect((await answer(uri, EDITOR)).page.databaseId).toBe(autosaveId);
	});

	it('is named by the post, to the same people', async () => {
		const fields = 'title previewRevisionDatabaseId previewRevisionId preview{node{databaseId}}';
		expect(await post(fields, EDITOR)).toEqual({
			title: 'Rev 2',
			previewRevisionDatabaseId: autosaveId,
			previewRevisionId: Buffer.from(`post:${autosaveId}`).toString('base64'),
			preview: { node: { databaseId: autosaveId } },
		});
		expect(await post(fields)).toEqual({
			...{
				title: 'Rev 2',
				previewRevisionDatabaseId: null,
				previewRevisionId: null,
				preview: null,
			},
		});
	});

	it('is nothing for others, and the post itself where there is no revision', async () => {
		expect(await post('databaseId', undefined, ',asPreview:true')).toBeNull();
		const query = '{post(id:"17",idType:DATABASE_ID,asPreview:true){databaseId isPreview}}';
		for (const who of [undefined, EDITOR]) {
			expect((await answer(query, who)).post).toEqual({ databaseId: 17, isPreview: false });
		}
	});
});
