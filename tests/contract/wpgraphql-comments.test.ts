import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { basic, EDITOR, startTestServer, type TestServer } from './ask-graphql';

const READER = basic('reader', 'r');

let server: TestServer;
beforeEach(async () => {
	server = await startTestServer();
});
afterEach(() => server.close());

describe('createComment', () => {
	const create = (input: Record<string, unknown>, headers?: HeadersInit) =>
		server.ask(
			'mutation($input:CreateCommentInput!){createComment(input:$input){success clientMutationId comment{content status author{node{__typename name}}}}}',
			{
				input: {
					commentOn: 17,
					content: 'Calm & clear',
					author: 'A guest',
					authorEmail: 'guest@example.test',
					...input,
				},
			},
			headers,
		);

	it('takes a visitor’s comment, and shows nothing of it while it is held', async () => {
		const { data, errors } = await create({ clientMutationId: 'c1' });
		expect(errors).toBeUndefined();
		expect(data.createComment).toEqual({ success: true, clientMutationId: 'c1', comment: null });
		const held = server.wordpress.store.commentsOf(17, ['hold']).at(-1);
		expect(held).toMatchObject({ authorName: 'A guest', content: 'Calm & clear', userId: 0 });
	});

	it('shows it at once where comments are not moderated', async () => {
		server.site.changeSettings({ commentModeration: false });
		expect(await server.wordpress.reload()).toBe(true);
		const { data } = await create({});
		expect(data.createComment.comment).toEqual({
			content: '<p>Calm &#038; clear</p>\n',
			status: 'APPROVE',
			author: { node: { __typename: 'CommentAuthor', name: 'A guest' } },
		});
	});

	it('shows it at once to moderators, under their own name', async () => {
		const { data } = await create({ author: 'Somebody else', authorEmail: null }, EDITOR);
		expect(data.createComment.comment).toMatchObject({
			status: 'APPROVE',
			author: { node: { __typename: 'User', name: 'Mara' } },
		});
	});

	it('takes a moderator’s comment as a guest’s where its address is of no user', async () => {
		const { data } = await create({ author: 'Somebody else' }, EDITOR);
		expect(data.createComment.comment).toMatchObject({
			status: 'HOLD',
			author: { node: { __typename: 'CommentAuthor', name: 'Somebody else' } },
		});
	});

	it('shows a held comment to the user who wrote it, and to no visitor', async () => {
		const { data } = await create({}, READER);
		expect(data.createComment.comment).toMatchObject({ status: 'HOLD' });
		const held = server.wordpress.store.commentsOf(17, ['hold']).at(-1);
		const ask = (headers?: HeadersInit) =>
			server.ask(
				'query($id:ID!){comment(id:$id,idType:DATABASE_ID){status}}',
				{ id: `${held?.databaseId}` },
				headers,
			);
		expect((await ask(READER)).data.comment).toEqual({ status: 'HOLD' });
		expect((await ask()).data.comment).toBeNull();
	});

	it.each([
		['no text', { content: '  ' }, 'Please type your comment text.'],
		['no name', { author: '' }, 'Please fill the required fields (name, email).'],
		['no address', { authorEmail: null }, 'Please fill the required fields (name, email).'],
		[
			'a wrong address',
			{ authorEmail: 'guest at example' },
			'The email address you are trying to use is invalid',
		],
		[
			'a post that is closed',
			{ commentOn: 18 },
			'Sorry, this post is closed to comments at the moment',
		],
		[
			'a post that is not there',
			{ commentOn: 999_999 },
			'The ID of the node to comment on is invalid',
		],
		['a draft', { commentOn: 77 }, 'The ID of the node to comment on is invalid'],
		['nothing', { commentOn: null }, 'The ID of the node to comment on is invalid'],
		['a name without end', { author: 'x'.repeat(246) }, 'Your name is too long.'],
		['an unknown parent', { parent: '999' }, 'The comment that this answers is not there.'],
		['a parent that is no id', { parent: 'zzz' }, 'The comment that this answers is not there.'],
		[
			'the same text again',
			{ content: 'Nice & calm' },
			'Duplicate comment detected; it looks as though you’ve already said that!',
		],
	])('refuses %s', async (_, input, message) => {
		const before = server.wordpress.store.commentsOf(17, ['approve', 'hold']).length;
		const { data, errors } = await create(input);
		expect(data.createComment).toBeNull();
		expect(errors).toMatchObject([{ message, path: ['createComment'] }]);
		expect(server.wordpress.store.commentsOf(17, ['approve', 'hold'])).toHaveLength(before);
	});

	it('answers another comment by its global id or its number', async () => {
		for (const [index, parent] of [btoa('comment:1'), '1'].entries()) {
			await create({ parent, content: `Answer ${index}`, authorEmail: null }, EDITOR);
		}
		const { data } = await server.ask(
			'{comment(id:"1",idType:DATABASE_ID){replies{nodes{content}}}}',
		);
		expect(data.comment.replies.nodes).toHaveLength(3);
	});

	it('reports the changed page to listeners, once the comment is visible', async () => {
		const changes: unknown[] = [];
		server.wordpress.onChange((change) => changes.push(change));
		await create({});
		expect(changes).toEqual([]);
		await create({ content: 'From the crew', authorEmail: null }, EDITOR);
		expect(changes).toEqual([['/first-light/']]);
	});
});
