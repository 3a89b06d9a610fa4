import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer } from './ask-graphql';
import { sendJson } from './ask-rest';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

const send = (method: string, path: string, body?: object, as?: HeadersInit) =>
	sendJson(server, method, path, body, as);
const codeOf = async (...sent: Parameters<typeof send>) => {
	const { status, body } = await send(...sent);
	return [status, body.code];
};

/** Labels of the menu at a place, with the query that pages send. */
async function labelsAt(location: string) {
	const { data } = await server.ask(
		`{menuItems(where:{location:${location}}){nodes{label uri parentDatabaseId}}}`,
	);
	return data.menuItems.nodes;
}

describe('menus by REST', () => {
	it('are made, take the place of another, are renamed and deleted; GraphQL shows it at once', async () => {
		const before = (await send('GET', 'menu-locations/primary')).body.menu;
		const made = await send('POST', 'menus', {
			name: 'Harbour & sea',
			description: 'Below',
			locations: ['primary'],
		});
		expect([made.status, made.body]).toMatchObject([
			201,
			{
				name: 'Harbour &amp; sea',
				slug: 'harbour-sea',
				description: 'Below',
				locations: ['primary'],
				auto_add: false,
				_links: { 'wp:menu-location': [{ embeddable: true }] },
			},
		]);
		const { id } = made.body;
		expect(made.headers.get('location')).toBe(`http://boats.test/wp-json/wp/v2/menus/${id}`);
		expect((await send('GET', `menus/${before}`)).body.locations).toEqual([]);
		expect((await send('GET', 'menu-locations/primary')).body.menu).toBe(id);
		const item = { title: 'Pier', url: '/pier/', menus: id };
		expect((await send('POST', 'menu-items', item)).status).toBe(201);
		expect(await labelsAt('PRIMARY')).toEqual([
			{ label: 'Pier', uri: '/pier/', parentDatabaseId: 0 },
		]);
		const renamed = await send('PATCH', `menus/${id}`, { name: 'Pier' });
		expect(renamed.body).toMatchObject({ name: 'Pier', slug: 'pier', description: '' });
		expect(renamed.body.locations).toEqual(['primary']);
		expect(await codeOf('DELETE', `menus/${id}`)).toEqual([501, 'rest_trash_not_supported']);
		const gone = await send('DELETE', `menus/${id}?force=true`);
		expect(gone.body).toMatchObject({ deleted: true, previous: { id, name: 'Pier' } });
		expect(await codeOf('GET', `menus/${id}`)).toEqual([404, 'rest_term_invalid']);
		expect(await labelsAt('PRIMARY')).toEqual([]);
	});

	it('items follow their targets, keep a title of their own, move and go', async () => {
		const [one, other] = await Promise.all(
			['One', 'Other'].map(async (name) => (await send('POST', 'menus', { name })).body.id),
		);
		const page = (await send('POST', 'pages', { title: 'Quay', status: 'publish' })).body;
		const linked = await send('POST', 'menu-items', {
			type: 'post_type',
			object: 'page',
			object_id: page.id,
			menus: one,
			menu_order: 2,
		});
		expect(linked.body).toMatchObject({
			title: { raw: 'Quay' },
			url: page.link,
			type: 'post_type',
			object: 'page',
			object_id: page.id,
			menus: one,
			_links: { 'wp:menu-item-object': [{ post_type: 'page' }] },
		});
		const { id } = linked.body;
		await send('PATCH', `pages/${page.id}`, { title: 'Long quay', slug: 'long-quay' });
		const followed = (await send('GET', `menu-items/${id}`)).body;
		expect([followed.title, new URL(followed.url).pathname]).toEqual([
			{ rendered: 'Long quay' },
			'/long-quay/',
		]);
		const first = await send('POST', 'menu-items', {
			title: { raw: 'First' },
			url: 'https://example.org/',
			menus: one,
			target: '_blank',
			classes: ['a b', 'c'],
			xfn: ['me', 'friend'],
			attr_title: 'Out',
		});
		expect(first.body).toMatchObject({
			target: '_blank',
			classes: ['ab', 'c'],
			xfn: ['me', 'friend'],
			attr_title: 'Out',
			menu_order: 1,
		});
		const inMenu = async (menu: number) =>
			(await send('GET', `menu-items?menus=${menu}&_fields=id`)).body.map(
				(item: { id: number }) => item.id,
			);
		expect(await inMenu(one)).toEqual([first.body.id, id]);
		const moved = await send('PUT', `menu-items/${id}`, {
			title: 'Mine',
			parent: id,
			menus: other,
		});
		expect(moved.body).toMatchObject({ title: { raw: 'Mine' }, parent: 0, menus: other });
		expect([await inMenu(one), await inMenu(other)]).toEqual([[first.body.id], [id]]);
		expect((await send('GET', `menus?post=${id}&_fields=id`)).body).toEqual([{ id: other }]);
		await send('DELETE', `pages/${page.id}?force=true`);
		expect(await codeOf('GET', `menu-items/${id}`)).toEqual([404, 'rest_post_invalid_id']);
		const gone = await send('DELETE', `menu-items/${first.body.id}?force=true`);
		expect(gone.body.previous).toMatchObject({ id: first.body.id, title: { rendered: 'First' } });
		expect(await inMenu(one)).toEqual([]);
	});

	it('a menu that is set so takes pages that are published at the top, each once', async () => {
		const { id } = (await send('POST', 'menus', { name: 'All pages', auto_add: true })).body;
		const top = (await send('POST', 'pages', { title: 'Top', status: 'draft' })).body.id;
		await send('POST', 'pages', { title: 'Below', status: 'publish', parent: top });
		for (const status of ['publish', 'draft', 'publish'])
			await send('PATCH', `pages/${top}`, { status });
		await server.ask(
			'mutation{createPage(input:{title:"By GraphQL",status:PUBLISH}){page{databaseId}}}',
			{},
			ADMIN,
		);
		const { body } = await send('GET', `menu-items?menus=${id}`);
		expect(body.map((item: { title: { rendered: string } }) => item.title.rendered)).toEqual([
			'Top',
			'By GraphQL',
		]);
	});

	it('refuses in WordPress’s words', async () => {
		const { id } = (await send('POST', 'menus', { name: 'Taken' })).body;
		const item = { title: 'A', url: '/a/', menus: id };
		expect(await codeOf('POST', 'menus', {})).toEqual([400, 'rest_missing_callback_param']);
		expect(await codeOf('POST', 'menus', { name: ' ' })).toEqual([400, 'empty_term_name']);
		expect((await send('POST', 'menus', { name: 'Taken' })).body).toMatchObject({
			code: 'menu_exists',
			message:
				'The menu name <strong>Taken</strong> conflicts with another menu name. Please try another.',
		});
		const nowhere = await send('POST', 'menus', { name: 'B', locations: ['nowhere'] });
		expect(nowhere.body.data.details.locations.code).toBe('rest_invalid_menu_location');
		for (const [body, code] of [
			[{ ...item, title: '' }, 'rest_title_required'],
			[{ ...item, url: '' }, 'rest_url_required'],
			[{ ...item, menus: 999_999 }, 'invalid_menu_id'],
			[{ ...item, url: 'javascript:alert(1)' }, 'rest_invalid_param'],
			[{ ...item, menu_order: 0 }, 'rest_invalid_param'],
			[{ ...item, type: 'post_type', object: 'page', object_id: 999_999 }, 'rest_invalid_param'],
		] as const)
			expect(await codeOf('POST', 'menu-items', body), code).toEqual([400, code]);
		expect(await codeOf('POST', 'menu-locations/primary', { menu: id })).toEqual([
			404,
			'rest_no_route',
		]);
	});

	it('editors read menus and write none, visitors do neither', async () => {
		const { id } = (await send('POST', 'menus', { name: 'Guarded' })).body;
		const item = { title: 'A', url: '/a/', menus: id };
		const made = (await send('POST', 'menu-items', item)).body.id;
		for (const [as, status] of [
			[EDITOR, 403],
			[{}, 401],
		] as const) {
			expect(await codeOf('POST', 'menus', { name: 'C' }, as)).toEqual([
				status,
				'rest_cannot_create',
			]);
			expect(await codeOf('PATCH', `menus/${id}`, { name: 'C' }, as)).toEqual([
				status,
				'rest_cannot_update',
			]);
			expect(await codeOf('DELETE', `menus/${id}?force=1`, undefined, as)).toEqual([
				status,
				'rest_cannot_delete',
			]);
			expect(await codeOf('POST', 'menu-items', item, as)).toEqual([status, 'rest_cannot_create']);
			expect(await codeOf('PUT', `menu-items/${made}`, item, as)).toEqual([
				status,
				'rest_cannot_edit',
			]);
			expect(await codeOf('DELETE', `menu-items/${made}?force=1`, undefined, as)).toEqual([
				status,
				'rest_cannot_delete',
			]);
			expect(await codeOf('GET', 'menu-locations', undefined, as)).toEqual([
				status,
				'rest_cannot_view',
			]);
			expect(await codeOf('PATCH', 'menus/999999', {}, as)).toEqual([404, 'rest_term_invalid']);
		}
		expect((await send('GET', `menu-items/${made}`, undefined, EDITOR)).body.title).toEqual({
			rendered: 'A',
		});
		expect(await codeOf('GET', `menus/${id}?context=edit`, undefined, EDITOR)).toEqual([
			403,
			'rest_forbidden_context',
		]);
		expect(await codeOf('GET', `menus/${id}`, undefined, {})).toEqual([401, 'rest_cannot_view']);
	});
});

it('items of menus have the dates of their making and of their last change', async () => {
	const ids = async (query: string) =>
		(await send('GET', `menu-items?include=${both.join()}&${query}`)).body.map(
			(one: { id: number }) => one.id,
		);
	const { id: menus } = (await send('POST', 'menus', { name: 'Dated' })).body;
	const make = async (title: string) =>
		(await send('POST', 'menu-items', { menus, title, url: '/x/', status: 'publish' })).body.id;
	const both = [await make('First'), await make('Second')];
	expect(await ids('after=2000-01-01T00:00:00')).toEqual(both);
	expect(await ids('before=2000-01-01T00:00:00')).toEqual([]);
	expect(await ids('modified_after=2100-01-01T00:00:00')).toEqual([]);
	expect(await ids('orderby=date&order=asc')).toEqual(both);
});
