import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';
import { sendJson } from './ask-rest';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: object, as?: HeadersInit) =>
	sendJson(server, method, path, body, as);

describe('core REST writes', () => {
	it('posts: made, changed, put into the trash and deleted, and GraphQL shows the same', async () => {
		const made = await send('POST', 'posts', {
			title: 'By REST',
			content: { raw: '<p>Rowed</p>' },
			status: 'publish',
			categories: [6],
		});
		expect([made.status, made.body]).toMatchObject([
			201,
			{
				slug: 'by-rest',
				title: { raw: 'By REST' },
				content: { raw: '<p>Rowed</p>' },
				categories: [6],
			},
		]);
		const { id } = made.body;
		expect(made.headers.get('location')).toBe(`http://boats.test/wp-json/wp/v2/posts/${id}`);
		const { data } = await server.ask(`{post(id:"${id}",idType:DATABASE_ID){title slug}}`);
		expect(data.post).toEqual({ title: 'By REST', slug: 'by-rest' });
		for (const method of ['POST', 'PUT', 'PATCH']) {
			const changed = await send(method, `posts/${id}`, { title: `By ${method}` });
			expect(changed.body.title.raw).toBe(`By ${method}`);
			expect(changed.body.categories).toEqual([6]);
		}
		expect((await send('DELETE', `posts/${id}`)).body.status).toBe('trash');
		expect((await send('DELETE', `posts/${id}`)).body.code).toBe('rest_already_trashed');
		const gone = await send('DELETE', `posts/${id}?force=true`);
		expect(gone.body).toMatchObject({ deleted: true, previous: { id } });
		expect((await send('GET', `posts/${id}`)).body.code).toBe('rest_post_invalid_id');
	});

	it('formats: one at a time, with the term that it needs', async () => {
		const { body } = await send('POST', 'posts', {
			title: 'Said',
			status: 'publish',
			format: 'quote',
		});
		expect(body.format).toBe('quote');
		const kept = await send('PATCH', `posts/${body.id}`, { title: 'Said again' });
		expect(kept.body.format).toBe('quote');
		const listed = async (format: string) =>
			(await send('GET', `posts?format=${format}&_fields=id`)).body.map(
				({ id }: { id: number }) => id,
			);
		expect(await listed('quote')).toEqual([body.id]);
		expect((await send('PATCH', `posts/${body.id}`, { format: 'chat' })).body.format).toBe('chat');
		expect(await listed('quote')).toEqual([]);
		const plain = await send('PATCH', `posts/${body.id}`, { format: 'standard' });
		expect(plain.body.format).toBe('standard');
		const wrong = await send('PATCH', `posts/${body.id}`, { format: 'poem' });
		expect([wrong.status, wrong.body.code]).toEqual([400, 'rest_invalid_param']);
		await send('DELETE', `posts/${body.id}?force=true`);
	});

	it('custom fields: those that the site shows, with the types that they have', async () => {
		const { id } = (
			await send('POST', 'posts', {
				title: 'Deep',
				status: 'publish',
				meta: { depth: '9 m', list: [3, 4], unheard: 'x', _secret: 'y' },
			})
		).body;
		const read = async () => (await send('GET', `posts/${id}`)).body.meta;
		expect(await read()).toEqual({ footnotes: '', depth: '9 m', list: ['3', '4'] });
		const changed = await send('PATCH', 'posts/17', { meta: { list: [7] } });
		expect(changed.body.meta).toMatchObject({ depth: '12 m', list: [7] });
		await send('PATCH', `posts/${id}`, { meta: { depth: '10 m' } });
		expect(await read()).toMatchObject({ depth: '10 m', list: ['3', '4'] });
	});

	it('terms: made once, changed, and deleted for good alone', async () => {
		const made = await send('POST', 'categories', { name: 'Inlets' });
		expect([made.status, made.body.slug]).toEqual([201, 'inlets']);
		const twin = await send('POST', 'categories', { name: 'Inlets' });
		expect([twin.status, twin.body.code]).toEqual([400, 'term_exists']);
		const nameless = await send('POST', 'categories', {});
		expect(nameless.body.code).toBe('rest_missing_callback_param');
		const path = `categories/${made.body.id}`;
		expect((await send('PATCH', path, { name: 'Creeks' })).body.name).toBe('Creeks');
		expect((await send('DELETE', path)).body.code).toBe('rest_trash_not_supported');
		expect((await send('DELETE', `${path}?force=true`)).body).toMatchObject({ deleted: true });
		expect((await send('GET', path)).status).toBe(404);
	});

	it('terms: with the custom fields that the site shows', async () => {
		const meta = { colour: 'blue', depth: '3', _colour: 'x' };
		const made = await send('POST', 'tags', { name: 'Anchor', meta });
		expect(made.body.meta).toEqual({ colour: 'blue' });
		const path = `tags/${made.body.id}`;
		expect((await send('PATCH', path, { meta: { colour: 'red' } })).body.meta.colour).toBe('red');
		expect((await send('PATCH', path, { description: 'Deep.' })).body.meta.colour).toBe('red');
		expect((await send('GET', 'tags', undefined, {})).body).toContainEqual(
			expect.objectContaining({ name: 'Anchor', meta: { colour: 'red' } }),
		);
	});

	it('whether posts take pings: as sent, else by the settings', async () => {
		const create = async (path: string, fields: object = {}) =>
			(await send('POST', path, { title: 'New', status: 'publish', ...fields })).body;
		const post = await create('posts');
		expect(post.ping_status).toBe('open');
		expect((await create('pages')).ping_status).toBe('closed');
		expect((await create('pages', { ping_status: 'open' })).ping_status).toBe('open');
		const input = `{id:"${post.id}",pingStatus:"closed"}`;
		const asked = await server.ask(
			`mutation{updatePost(input:${input}){post{pingStatus}}}`,
			{},
			ADMIN,
		);
		expect(asked.data.updatePost.post.pingStatus).toBe('closed');
		expect((await send('GET', `posts/${post.id}`)).body.ping_status).toBe('closed');
		await send('POST', 'settings', { default_ping_status: 'closed' });
		expect((await create('posts')).ping_status).toBe('closed');
		expect((await send('GET', 'posts/17')).body.ping_status).toBe('open');
		await send('POST', 'settings', { default_ping_status: 'open' });
	});

	it('the time zone by its name, and no name for an offset', async () => {
		const zone = async (timezone: string) =>
			(await send('POST', 'settings', { timezone })).body.timezone;
		const inGraphQL = async () =>
			(await server.ask('{generalSettings{timezone}}')).data.generalSettings.timezone;
		expect(await zone('')).toBe('');
		expect(await inGraphQL()).toBe('+00:00');
		expect(await zone('+02:00')).toBe('');
		expect(await zone('')).toBe('');
		expect(await inGraphQL()).toBe('+02:00');
		expect(await zone('Europe/Athens')).toBe('Europe/Athens');
	});

	it('refuses strangers, wrong values and empty posts in WordPress’s words', async () => {
		const stranger = await send('POST', 'posts', { title: 'x' }, {});
		expect([stranger.status, stranger.body.code]).toEqual([401, 'rest_cannot_create']);
		const wrong = await send('POST', 'posts', { title: 'x', status: 'nonsense', menu_order: 'no' });
		expect([wrong.status, wrong.body.code]).toEqual([400, 'rest_invalid_param']);
		const empty = await send('POST', 'posts', {});
		expect([empty.status, empty.body.code]).toEqual([400, 'empty_content']);
		const picture = await send('POST', 'posts', { title: 'x', featured_media: 17 });
		expect(picture.body.code).toBe('rest_invalid_featured_media');
		expect((await send('PATCH', 'posts/999999', { title: 'x' })).status).toBe(404);
	});

	it('lists an editor’s methods in Allow', async () => {
		const { headers } = await send('GET', 'posts/17');
		expect(headers.get('allow')).toBe('GET, POST, PUT, PATCH, DELETE');
	});
});
