import { openDatabase } from '@outrigger/mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, basic, EDITOR, startTestServer, type TestServer, userOf } from './ask-graphql';

let server: TestServer;
beforeEach(async () => {
	server = await startTestServer({ isWritable: true });
});
afterEach(() => server.close());

/** The payload of one change, or the message with which the change was refused. */
async function change(field: string, input: string, selection: string, as: HeadersInit = ADMIN) {
	const { data, errors } = await server.ask(
		`mutation{${field}(input:{${input}})${selection}}`,
		undefined,
		as,
	);
	return errors ? errors[0]?.message : data[field];
}
const read = async (query: string, as?: HeadersInit) =>
	(await server.ask(query, undefined, as)).data;
const rest = async (path: string) => (await server.fetch(`/wp-json/wp/v2/${path}`)).json();

describe('content that is written', () => {
	it('shows at once in the payload, in lists, under its address, in search, in REST and to listeners', async () => {
		const told: unknown[] = [];
		server.wordpress.onChange((what) => told.push(what));
		const { post } = await change(
			'createPost',
			'title:"Quiet harbour",content:"<p>Nobody rows.</p>",status:PUBLISH,clientMutationId:"m"',
			'{clientMutationId post{databaseId slug uri status title content author{node{name}}}}',
		);
		expect(post).toMatchObject({
			slug: 'quiet-harbour',
			status: 'publish',
			title: 'Quiet harbour',
			content: expect.stringContaining('<p>Nobody rows.</p>'),
			author: { node: { name: expect.any(String) } },
		});
		expect(post.databaseId).toBeGreaterThan(1_000_000);
		expect(told).toEqual(['everything']);
		const { posts, nodeByUri, found } = await read(
			`{posts(first:1){nodes{databaseId}} nodeByUri(uri:"${post.uri}"){id ... on Post{databaseId}} found:posts(where:{search:"nobody rows"}){nodes{databaseId}}}`,
		);
		expect(posts.nodes).toEqual([{ databaseId: post.databaseId }]);
		expect(nodeByUri).toMatchObject({ databaseId: post.databaseId });
		expect(found.nodes).toEqual([{ databaseId: post.databaseId }]);
		expect(await rest(`posts/${post.databaseId}`)).toMatchObject({ slug: 'quiet-harbour' });
	});

	it('is a draft unless the input has another status, and gets its slug and its date when it is published', async () => {
		const { post } = await change(
			'createPost',
			'title:"Later"',
			'{post{databaseId slug status uri}}',
		);
		expect(post).toMatchObject({ slug: null, status: 'draft', uri: `/?p=${post.databaseId}` });
		expect((await read(`{post(id:"${post.databaseId}",idType:DATABASE_ID){id}}`)).post).toBeNull();
		const published = await change(
			'updatePost',
			`id:"${post.databaseId}",status:PUBLISH`,
			'{post{slug status}}',
		);
		expect(published.post).toEqual({ slug: 'later', status: 'publish' });
	});

	it('gets a slug that no other content has', async () => {
		const slugs: string[] = [];
		for (let count = 0; count < 3; count += 1) {
			const { post } = await change('createPost', 'title:"Twin",status:PUBLISH', '{post{slug}}');
			slugs.push(post.slug);
		}
		expect(slugs).toEqual(['twin', 'twin-2', 'twin-3']);
	});

	it('dated ahead is scheduled, and appears when its time has come', async () => {
		let clock = Date.parse('2026-06-01T10:00:00Z');
		const own = await startTestServer({ isWritable: true, now: () => clock });
		try {
			const made = await own.ask(
				'mutation{createPost(input:{title:"Soon",status:PUBLISH,date:"2026-06-01T23:00:00Z"}){post{databaseId status}}}',
				undefined,
				ADMIN,
			);
			const { databaseId, status } = made.data.createPost.post;
			expect(status).toBe('future');
			clock = Date.parse('2026-06-02T10:00:00Z');
			// Any write after that time publishes the post, in the same way as the site's own timer.
			await own.ask('mutation{createTag(input:{name:"x"}){tag{id}}}', undefined, ADMIN);
			const query = `{post(id:"${databaseId}",idType:DATABASE_ID){status}}`;
			expect((await own.ask(query)).data.post).toEqual({ status: 'publish' });
		} finally {
			await own.close();
		}
	});

	it('has terms, which are created if they are missing, and counted', async () => {
		const { post } = await change(
			'createPost',
			'title:"Terms",status:PUBLISH,categories:{nodes:[{id:"6"}]},tags:{nodes:[{name:"Brand new"}]}',
			'{post{databaseId categories{nodes{databaseId count}} tags{nodes{slug count}}}}',
		);
		expect(post.categories.nodes).toMatchObject([{ databaseId: 6 }]);
		expect(post.tags.nodes).toEqual([{ slug: 'brand-new', count: 1 }]);
		const replaced = await change(
			'updatePost',
			`id:"${post.databaseId}",tags:{append:false,nodes:[]}`,
			'{post{tags{nodes{slug}} categories{nodes{databaseId}}}}',
		);
		expect(replaced.post).toEqual({
			tags: { nodes: [] },
			categories: { nodes: [{ databaseId: 6 }] },
		});
		expect((await read('{tag(id:"brand-new",idType:SLUG){count}}')).tag).toEqual({ count: null });
	});

	it('moves with its parent, and its old address leads to the new one', async () => {
		const { page: top } = await change(
			'createPage',
			'title:"Top",status:PUBLISH',
			'{page{databaseId uri}}',
		);
		const { page } = await change(
			'createPage',
			`title:"Below",status:PUBLISH,parentId:"${top.databaseId}"`,
			'{page{databaseId uri}}',
		);
		expect([top.uri, page.uri]).toEqual(['/top/', '/top/below/']);
		await change('updatePage', `id:"${top.databaseId}",slug:"summit"`, '{page{uri}}');
		const { moved } = await read(`{moved:page(id:"${page.databaseId}",idType:DATABASE_ID){uri}}`);
		expect(moved.uri).toBe('/summit/below/');
		expect(server.wordpress.movedFrom('/top/')).toEqual({ status: 301, location: '/summit/' });
	});

	it('goes to the trash first, and is deleted for good with forceDelete', async () => {
		const { post } = await change(
			'createPost',
			'title:"Away",status:PUBLISH',
			'{post{databaseId uri}}',
		);
		const id = `id:"${post.databaseId}"`;
		expect(await change('deletePost', id, '{deletedId post{title}}')).toEqual({
			deletedId: btoa(`post:${post.databaseId}`),
			post: { title: 'Away' },
		});
		expect((await read(`{nodeByUri(uri:"${post.uri}"){id}}`)).nodeByUri).toBeNull();
		const again = await change('createPost', 'title:"Away",status:PUBLISH', '{post{slug}}');
		expect(again.post.slug).toBe('away');
		expect(await change('deletePost', id, '{deletedId}')).toContain('is already in the trash.');
		await change('deletePost', `${id},forceDelete:true`, '{deletedId}');
		const query = `{post(id:"${post.databaseId}",idType:DATABASE_ID){id}}`;
		expect((await read(query, ADMIN)).post).toBeNull();
	});

	it('changes a record of the content, whose file stays: a reset brings it back', async () => {
		const title = async () => (await read('{post(id:"17",idType:DATABASE_ID){title}}')).post.title;
		const before = await title();
		await change('updatePost', 'id:"17",title:"Rewritten"', '{post{title}}');
		expect(await title()).toBe('Rewritten');
		await server.wordpress.reload();
		expect(await title()).toBe('Rewritten');
		const reset = (headers: HeadersInit) =>
			server.fetch('/wp-json/outrigger/v1/reset', { method: 'POST', headers });
		expect((await reset({})).status).toBe(401);
		expect((await reset(EDITOR)).status).toBe(403);
		expect(await title()).toBe('Rewritten');
		expect(await (await reset(ADMIN)).json()).toEqual({ reset: true });
		expect(await title()).toBe(before);
	});

	it('keeps the site’s own types: boats and their terms', async () => {
		const { boatType } = await change(
			'createBoatType',
			'name:"Gozzo"',
			'{boatType{databaseId slug}}',
		);
		expect(boatType.slug).toBe('gozzo');
		const { boat } = await change(
			'createBoat',
			'title:"Nina",status:PUBLISH',
			'{boat{databaseId uri}}',
		);
		expect(boat.uri).toContain('/nina/');
		await change('deleteBoat', `id:"${boat.databaseId}"`, '{deletedId}');
		const query = `{boat(id:"${boat.databaseId}",idType:DATABASE_ID){id}}`;
		expect((await read(query, ADMIN)).boat).toBeNull();
	});
});

describe('written content', () => {
	it('is available after a restart, and on another host of the site', async () => {
		const { dataDir } = server.site;
		const first = await startTestServer({ isWritable: true, dataDir });
		const title = 'mutation{createPost(input:{title:"Kept",status:PUBLISH}){post{databaseId uri}}}';
		const { post } = (await first.ask(title, undefined, ADMIN)).data.createPost;
		await first.close();
		const second = await startTestServer({ isWritable: true, dataDir });
		try {
			const { data } = await second.ask(`{nodeByUri(uri:"${post.uri}"){... on Post{databaseId}}}`);
			expect(data.nodeByUri).toEqual({ databaseId: post.databaseId });
		} finally {
			await second.close();
		}
	});

	it('gets ids that no other host has taken in the same moment', async () => {
		const { dataDir } = server.site;
		const hosts = [
			await startTestServer({
				isWritable: true,
				database: await openDatabase({ url: null, dataDir }),
			}),
			await startTestServer({
				isWritable: true,
				database: await openDatabase({ url: null, dataDir }),
			}),
		];
		try {
			const made = await Promise.all(
				[0, 1, 2, 3, 4, 5].map(async (number) => {
					const host = hosts[number % 2] as TestServer;
					const query = `mutation{createPost(input:{title:"N${number}",status:PUBLISH}){post{databaseId title}}}`;
					return (await host.ask(query, undefined, ADMIN)).data.createPost.post;
				}),
			);
			expect(new Set(made.map(({ databaseId }) => databaseId)).size).toBe(6);
			expect(made.map(({ title }) => title)).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5']);
			await vi.waitFor(
				async () => {
					for (const host of hosts) {
						const { data } = await host.ask('{posts(first:6){nodes{title}}}');
						const titles = data.posts.nodes.map((node: { title: string }) => node.title);
						expect(titles.sort()).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5']);
					}
				},
				{ timeout: 10_000 },
			);
		} finally {
			for (const host of hosts) await host.close();
		}
	});
});

describe('the right to write', () => {
	const CREATE = 'title:"Mine",status:PUBLISH';
	it('depends on the role: subscribers write nothing, contributors for review, authors their own, editors all', async () => {
		const refusal = 'Sorry, you are not allowed to create posts';
		expect(await change('createPost', CREATE, '{post{id}}', {})).toBe(refusal);
		expect(
			await change('createPost', CREATE, '{post{id}}', await userOf(server, 'subscriber')),
		).toBe(refusal);
		const contributor = await userOf(server, 'contributor');
		const reviewed = await change('createPost', CREATE, '{post{databaseId status}}', contributor);
		expect(reviewed.post.status).toBe('pending');
		const author = await userOf(server, 'author');
		const own = await change('createPost', CREATE, '{post{databaseId status}}', author);
		expect(own.post.status).toBe('publish');
		const foreign = `id:"${reviewed.post.databaseId}",title:"Taken"`;
		expect(await change('updatePost', foreign, '{post{id}}', author)).toBe(
			'Sorry, you are not allowed to update another author&#039;s post',
		);
		expect((await change('updatePost', foreign, '{post{title}}', EDITOR)).post.title).toBe('Taken');
		expect(await change('createCategory', 'name:"x"', '{category{id}}', author)).toBe(
			'Sorry, you are not allowed to create categories',
		);
		expect(await change('updatePage', 'id:"79",title:"Taken"', '{page{id}}', author)).toBe(
			'Sorry, you are not allowed to update a page',
		);
	});

	it('does not include scripts for users without `unfiltered_html`', async () => {
		const content =
			'content:"<!-- wp:paragraph --><p onclick=\\"a()\\">Hi<script>b()</script><br></p><!-- /wp:paragraph --><!--><svg/onload=c()>-->"';
		const stored = async (as: HeadersInit) => {
			const { post } = await change('createPost', `title:"S",${content}`, '{post{databaseId}}', as);
			return server.wordpress.store.post(post.databaseId)?.content;
		};
		expect(await stored(ADMIN)).toContain('<script>');
		expect(await stored(await userOf(server, 'contributor'))).toBe(
			'<!-- wp:paragraph --><p>Hib()<br></p><!-- /wp:paragraph -->&lt;!--&gt;&lt;svg/onload=c()&gt;--&gt;',
		);
	});

	it('belongs to no user where the host refuses every change', async () => {
		const closed = await startTestServer();
		try {
			const { errors } = await closed.ask(
				'mutation{createPost(input:{title:"x"}){post{id}}}',
				undefined,
				ADMIN,
			);
			expect(errors?.[0]?.message).toBe('Sorry, you are not allowed to create posts');
		} finally {
			await closed.close();
		}
	});
});

// The answers are those of a WordPress 7.1 with WPGraphQL 2.20 for the same requests.
describe('answers that only a comparison shows', () => {
	it('a post in a new category is in that category alone', async () => {
		const input = 'title:"New",categories:{nodes:[{name:"Just made"}]}';
		const { post } = await change('createPost', input, '{post{categories{nodes{name}}}}');
		expect(post.categories.nodes).toEqual([{ name: 'Just made' }]);
		expect(await change('createCategory', 'name:""', '{category{id}}')).toBe(
			'A name is required to create a category',
		);
	});

	it('a moderator who changes a comment is its author from then on', async () => {
		const said = 'commentOn:17,content:"Said",author:"Ann",authorEmail:"ann@else.test"';
		const { comment } = await change('createComment', said, '{comment{id author{node{name}}}}');
		expect(comment.author.node.name).toBe('Ann');
		const id = `id:"${comment.id}"`;
		const shown = '{comment{content author{node{name}}}}';
		const changed = await change('updateComment', `${id},content:"Mended"`, shown, EDITOR);
		expect(changed.comment.author.node.name).toBe('Mara');
		await change('deleteComment', `${id},forceDelete:true`, '{deletedId}');
		expect(await change('restoreComment', id, '{restoredId comment{id}}')).toEqual({
			restoredId: null,
			comment: null,
		});
	});

	it('of two faults of a new account the address is named first', async () => {
		const input = 'username:"bad name!",email:"notmail"';
		expect(await change('createUser', input, '{user{id}}')).toBe(
			'The email address you are trying to use is invalid',
		);
	});
});

describe('terms, comments, users and settings', () => {
	it('terms: no twins, children that stay, and no parent below a flat one', async () => {
		const { category } = await change(
			'createCategory',
			'name:"Coves"',
			'{category{databaseId uri}}',
		);
		expect(category.uri).toBe('/category/coves/');
		expect(await change('createCategory', 'name:"coves"', '{category{id}}')).toBe(
			'A term with the name provided already exists with this parent.',
		);
		const below = await change(
			'createCategory',
			`name:"Hidden",parentId:"${category.databaseId}"`,
			'{category{databaseId uri parentDatabaseId}}',
		);
		expect(below.category.uri).toBe('/category/coves/hidden/');
		await change('deleteCategory', `id:"${category.databaseId}"`, '{deletedId}');
		const { left } = await read(
			`{left:category(id:"${below.category.databaseId}",idType:DATABASE_ID){uri parentDatabaseId}}`,
		);
		expect(left).toEqual({ uri: '/category/hidden/', parentDatabaseId: null });
		expect(await change('updateCategory', 'id:"6",slug:"hidden"', '{category{id}}')).toContain(
			'is already in use by another term.',
		);
	});

	it('comments: changed, held, put into the trash, restored and gone', async () => {
		const sent = await change(
			'createComment',
			'commentOn:17,content:"First"',
			'{comment{databaseId}}',
		);
		const id = `id:"${sent.comment.databaseId}"`;
		const list = async () => {
			const { comments } = await read(
				'{comments(where:{contentId:"17",search:"First"}){nodes{content}}}',
			);
			return comments.nodes.length;
		};
		expect(await list()).toBe(1);
		const { comment } = await change(
			'updateComment',
			`${id},content:"First!"`,
			'{comment{content}}',
		);
		expect(comment.content).toContain('First!');
		await change('updateComment', `${id},status:HOLD`, '{success}');
		expect(await list()).toBe(0);
		await change('updateComment', `${id},status:APPROVE`, '{success}');
		await change('deleteComment', id, '{deletedId}');
		expect(await list()).toBe(0);
		expect(await change('restoreComment', id, '{comment{status}}')).toEqual({
			comment: { status: 'APPROVE' },
		});
		expect(await list()).toBe(1);
		await change('deleteComment', `${id},forceDelete:true`, '{deletedId}');
		expect(await change('updateComment', id, '{success}')).toBe('The Comment could not be updated');
	});

	it('users: no second of a name or an address; their posts are the heir’s', async () => {
		const input = 'username:"nia",email:"nia@x.test",roles:["author"]';
		const { user } = await change('createUser', input, '{user{databaseId slug}}');
		expect(user.slug).toBe('nia');
		expect(await change('createUser', input, '{user{id}}')).toBe(
			'Sorry, that username already exists!',
		);
		expect(await change('createUser', 'username:"nib",email:"NIA@x.test"', '{user{id}}')).toBe(
			'Sorry, that email address is already used!',
		);
		const named = await change(
			'updateUser',
			`id:"${user.databaseId}",firstName:"N"`,
			'{user{firstName}}',
		);
		expect(named.user.firstName).toBe('N');
		const { post } = await change(
			'createPost',
			`title:"Heir",status:PUBLISH,authorId:"${user.databaseId}"`,
			'{post{databaseId author{node{databaseId}}}}',
		);
		expect(post.author.node.databaseId).toBe(user.databaseId);
		await change('deleteUser', `id:"${user.databaseId}",reassignId:"1"`, '{deletedId}');
		const query = `{post(id:"${post.databaseId}",idType:DATABASE_ID){author{node{databaseId}}}}`;
		expect((await read(query)).post.author.node.databaseId).toBe(1);
	});

	it('settings: only the given ones change, and unusable values are refused', async () => {
		const { generalSettings } = await change(
			'updateSettings',
			'generalSettingsTitle:"Other boats"',
			'{generalSettings{title}}',
		);
		expect(generalSettings.title).toBe('Other boats');
		expect(
			await change('updateSettings', 'generalSettingsTimezone:"Mars"', '{clientMutationId}'),
		).toBe('Invalid parameter(s): timezone');
		expect(
			await change('updateSettings', 'generalSettingsTitle:"x"', '{clientMutationId}', EDITOR),
		).toBe('Sorry, you are not allowed to edit settings as this user.');
	});

	it('media: their texts, for users with the right to edit', async () => {
		const { mediaItem } = await change(
			'updateMediaItem',
			'id:"5",altText:"A bow"',
			'{mediaItem{altText}}',
		);
		expect(mediaItem).toEqual({ altText: 'A bow' });
		expect(await change('deleteMediaItem', 'id:"5"', '{deletedId}', basic('nobody', 'x'))).toBe(
			'Sorry, you are not allowed to delete mediaItems',
		);
	});
});
