import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, basic, EDITOR, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('visitors', () => {
	it('do not see drafts and private posts, by id or by slug, preview or not', async () => {
		const { data, errors } = await server.ask(
			'{a:post(id:"77",idType:DATABASE_ID){id} b:post(id:"a-draft",idType:SLUG){id} c:post(id:"77",idType:DATABASE_ID,asPreview:true){id} d:post(id:"79001",idType:DATABASE_ID){id} e:node(id:"cG9zdDo3Nw=="){id}}',
		);
		expect(errors).toBeUndefined();
		expect(data).toEqual({ a: null, b: null, c: null, d: null, e: null });
	});

	it('get an empty list, not an error, for a status that is not public', async () => {
		for (const where of ['status:DRAFT', 'stati:[DRAFT,PRIVATE]', 'status:TRASH']) {
			const { data, errors } = await server.ask(`{posts(where:{${where}}){nodes{id}}}`);
			expect(errors).toBeUndefined();
			expect(data.posts.nodes).toEqual([]);
		}
		const { data } = await server.ask(
			'{posts(first:2,where:{stati:[PUBLISH,DRAFT]}){nodes{databaseId}}}',
		);
		expect(data.posts.nodes).toEqual([{ databaseId: 17 }, { databaseId: 18 }]);
	});

	it('see that a post has a password, and nothing of its text', async () => {
		const { data } = await server.ask(
			'{post(id:"78",idType:DATABASE_ID){title hasPassword content excerpt elementorElements{id} elementorPageMeta{excerpt customFields{key}}}}',
		);
		expect(data.post).toEqual({
			title: 'Locked',
			hasPassword: true,
			content: null,
			excerpt: null,
			elementorElements: null,
			elementorPageMeta: { excerpt: '', customFields: [] },
		});
	});

	it('get null for raw texts, without an error', async () => {
		const { data, errors } = await server.ask(
			'{post(id:"17",idType:DATABASE_ID){title(format:RAW) content(format:RAW) excerpt(format:RAW)}}',
		);
		expect(errors).toBeUndefined();
		expect(data.post).toEqual({ title: null, content: null, excerpt: null });
	});

	it('get the published post when they ask for a preview of one', async () => {
		const { data } = await server.ask(
			'{post(id:"17",idType:DATABASE_ID,asPreview:true){databaseId isPreview previewRevisionDatabaseId}}',
		);
		expect(data.post).toEqual({
			databaseId: 17,
			isPreview: false,
			previewRevisionDatabaseId: null,
		});
	});

	it('see users who published something, without what belongs to the account', async () => {
		const { data } = await server.ask(
			'{users{nodes{name slug uri firstName description email username url capabilities roles{nodes{name}} isRestricted}} user(id:"3",idType:DATABASE_ID){id}}',
		);
		expect(data.users.nodes.map(({ slug }: { slug: string }) => slug)).toEqual([
			'admin',
			'mara-author',
		]);
		expect(data.users.nodes[1]).toEqual({
			name: 'Mara',
			slug: 'mara-author',
			uri: '/author/mara-author/',
			firstName: 'Mara',
			description: 'Writes.',
			email: null,
			username: null,
			url: 'https://mara.example.test/',
			capabilities: null,
			roles: null,
			isRestricted: true,
		});
		expect(data.user).toBeNull();
	});

	it('may not look up users by login or address', async () => {
		for (const query of [
			'user(id:"mara",idType:USERNAME)',
			'user(id:"mara@example.test",idType:EMAIL)',
		]) {
			const { data, errors } = await server.ask(`{${query}{id}}`);
			expect(data.user).toBeNull();
			expect(errors).toHaveLength(1);
		}
	});

	it('learn neither roles nor addresses through filters', async () => {
		const { data } = await server.ask(
			'{a:users(where:{role:ADMINISTRATOR}){nodes{id}} b:users(where:{search:"example.test"}){nodes{id}}}',
		);
		expect(data).toEqual({ a: { nodes: [] }, b: { nodes: [] } });
	});

	it('do not see the site’s mail address, commenters’ addresses and held comments', async () => {
		const { data } = await server.ask(
			'{generalSettings{email} allSettings{generalSettingsEmail} comments{nodes{databaseId author{email ipAddress node{email}}}} comment(id:"3",idType:DATABASE_ID){id}}',
		);
		expect(data.generalSettings.email).toBeNull();
		expect(data.allSettings.generalSettingsEmail).toBeNull();
		expect(data.comments.nodes).toEqual([
			{ databaseId: 2, author: { email: null, ipAddress: null, node: { email: null } } },
			{ databaseId: 1, author: { email: null, ipAddress: null, node: { email: null } } },
		]);
		expect(data.comment).toBeNull();
	});
});

describe('an application password', () => {
	const viewer = '{viewer{name email roles{nodes{name}}}}';

	it('tells who asks, with and without its gaps', async () => {
		for (const headers of [ADMIN, basic('admin', 'abcdEFGH1234ijkl')]) {
			const { data } = await server.ask(viewer, undefined, headers);
			expect(data.viewer).toEqual({
				name: 'Crew',
				email: 'admin@example.test',
				roles: { nodes: [{ name: 'administrator' }] },
			});
		}
	});

	it.each([
		['a wrong password', basic('admin', 'nope')],
		['an unknown user', basic('nobody', 'abcdEFGH1234ijkl')],
		['the login password', basic('admin', 'correct horse')],
		['a token of another kind', { Authorization: 'Bearer junk' }],
		['junk', { Authorization: 'Basic %%%' }],
	])('that is %s leaves the asker anonymous without a word', async (_, headers) => {
		const { status, data, errors } = await server.ask(viewer, undefined, headers);
		expect(status).toBe(200);
		expect(errors).toBeUndefined();
		expect(data.viewer).toBeNull();
	});

	it('of an editor shows drafts, raw texts, locked texts and held comments', async () => {
		const { data } = await server.ask(
			'{draft:post(id:"77",idType:DATABASE_ID){title status} list:posts(where:{status:DRAFT}){nodes{databaseId}} raw:post(id:"17",idType:DATABASE_ID){title(format:RAW) excerpt(format:RAW)} none:post(id:"18",idType:DATABASE_ID){excerpt(format:RAW)} locked:post(id:"78",idType:DATABASE_ID){excerpt} held:comment(id:"3",idType:DATABASE_ID){status author{email}}}',
			undefined,
			EDITOR,
		);
		expect(data).toMatchObject({
			draft: { title: 'A draft', status: 'draft' },
			list: { nodes: [{ databaseId: 77 }] },
			raw: {
				title: '"Quiet" bays -- what\'s new & <em>old</em> &lt;b&gt;',
				excerpt: 'Left at dawn & found calm.',
			},
			none: { excerpt: null },
			locked: { excerpt: '<p>Secret summary.</p>\n' },
			held: { status: 'HOLD', author: { email: 'w@example.test' } },
		});
	});

	it('of a subscriber shows no more than visitors see, but oneself', async () => {
		const { data } = await server.ask(
			'{viewer{slug roles{nodes{name capabilities}}} post(id:"77",idType:DATABASE_ID){id} generalSettings{email}}',
			undefined,
			basic('reader', 'r'),
		);
		expect(data.post).toBeNull();
		expect(data.generalSettings.email).toBeNull();
		expect(data.viewer).toMatchObject({
			slug: 'reader',
			roles: { nodes: [{ name: 'subscriber' }] },
		});
	});
});
