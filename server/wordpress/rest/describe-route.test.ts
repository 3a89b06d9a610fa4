import { describe, expect, it } from 'vitest';
import { site } from './testing/ask-site';
import { SITE_URL } from './testing/test-site';

describe('the descriptions of routes in REST', () => {
	it('OPTIONS of settings and menus, which visitors may not read, has their schema', async () => {
		const options = async (path: string) =>
			(await site()(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body;
		expect((await options('settings')).schema).toMatchObject({
			title: 'settings',
			properties: {
				title: { type: 'string' },
				posts_per_page: { type: 'integer' },
				default_comment_status: { enum: ['open', 'closed'] },
			},
		});
		const menus = await options('menus');
		expect(menus.methods).toEqual(['GET', 'POST']);
		expect(menus.schema.title).toBe('nav_menu');
		expect(Object.keys(menus.schema.properties)).toEqual(
			expect.arrayContaining(['id', 'name', 'locations', 'auto_add']),
		);
		expect(await options('plugins')).not.toHaveProperty('schema');
	});

	it('OPTIONS shows every visitor also the fields of editors, each with its context', async () => {
		const schemaOf = async (path: string, login?: string) =>
			(await site(login)(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body.schema;
		const post = await schemaOf('posts');
		expect(post.properties).toMatchObject({
			password: { type: 'string', context: ['edit'] },
			title: {
				context: ['view', 'edit', 'embed'],
				properties: { raw: { context: ['edit'] }, rendered: { readonly: true } },
			},
			link: { format: 'uri', readonly: true },
		});
		expect((await schemaOf('users')).properties).toMatchObject({
			email: { format: 'email', context: ['edit'], required: true },
			password: { context: [] },
			avatar_urls: { properties: { '96': { format: 'uri' } } },
		});
		expect((await schemaOf('types')).properties.labels).toMatchObject({ context: ['edit'] });
		expect(await schemaOf('posts', 'crew')).toEqual(post);
	});

	it.each([
		'posts/1',
		'pages/30',
		'media/40',
		'comments/1',
		'users/1',
		'categories/2',
		'boat-types/10',
		'settings',
	])('every field of %s as editors see it stands in its schema', async (path) => {
		const { body } = await site('crew')(`/wp-json/wp/v2/${path}?context=edit`);
		const { schema } = (await site()(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body;
		// Only the mock has the signed preview; WordPress's schemas do not have it.
		const names = Object.keys(body).filter((name) => !['_links', 'preview_link'].includes(name));
		expect(names.length).toBeGreaterThan(5);
		expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(names));
	});

	it('editors see the address with a place for the slug, the slug of a title, and whether the content has blocks', async () => {
		const fields = '_fields=permalink_template,generated_slug,content.block_version';
		const edited = async (path: string) =>
			(await site('crew')(`/wp-json/wp/v2/${path}?context=edit&${fields}`)).body;
		expect(await edited('posts/3')).toEqual({
			permalink_template: `${SITE_URL}/%postname%/`,
			generated_slug: 'story-3',
			content: { block_version: 0 },
		});
		expect(await edited('pages/30')).toMatchObject({
			permalink_template: `${SITE_URL}/%pagename%/`,
			generated_slug: 'home',
		});
		expect((await edited('media/40')).generated_slug).toBe('cove');
		const seen = (await site('crew')('/wp-json/wp/v2/posts/3')).body;
		expect(seen).not.toHaveProperty('permalink_template');
		expect(seen.content).not.toHaveProperty('block_version');
	});

	it('editors see rights and places of types, taxonomies and states; other users are refused', async () => {
		const asked = async (path: string, login?: string) =>
			(await site(login)(`/wp-json/wp/v2/${path}?context=edit`)).body;
		const page = await asked('types/page', 'crew');
		expect(page).toMatchObject({
			icon: 'dashicons-admin-page',
			viewable: true,
			capabilities: { edit_post: 'edit_page', create_posts: 'edit_pages', read: 'read' },
			visibility: { show_in_nav_menus: true },
		});
		expect((await asked('types/attachment', 'crew')).capabilities.create_posts).toBe(
			'upload_files',
		);
		expect((await asked('taxonomies', 'crew')).category.capabilities).toMatchObject({
			manage_terms: 'manage_categories',
			assign_terms: 'assign_categories',
		});
		expect((await asked('taxonomies', 'crew')).boat_type.capabilities.assign_terms).toBe(
			'edit_posts',
		);
		expect((await asked('statuses', 'crew')).draft).toMatchObject({
			private: false,
			protected: true,
			show_in_list: true,
		});
		for (const [path, code] of [
			['types', 'rest_cannot_view'],
			['types/page', 'rest_forbidden_context'],
			['taxonomies', 'rest_cannot_view'],
			['statuses', 'rest_cannot_view'],
		] as const) {
			expect((await asked(path)).code).toBe(code);
			expect((await asked(path, 'guest')).data.status).toBe(403);
		}
		const seen = (await site()('/wp-json/wp/v2/types/page')).body;
		expect(seen).not.toHaveProperty('capabilities');
		const { schema } = (await site()('/wp-json/wp/v2/types', { method: 'OPTIONS' })).body;
		const names = Object.keys(page).filter((name) => name !== '_links');
		expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(names));
	});

	it('OPTIONS lists the defaults of a list’s parameters, also of closed lists, and the batched routes', async () => {
		const endpointOf = async (path: string) =>
			(await site()(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body.endpoints[0];
		expect(await endpointOf('posts')).toMatchObject({
			allow_batch: { v1: true },
			args: {
				include: { default: [] },
				order: { default: 'desc' },
				orderby: { default: 'date' },
				status: { default: 'publish' },
			},
		});
		expect((await endpointOf('categories')).args.orderby.default).toBe('name');
		expect((await endpointOf('menu-items')).args).toMatchObject({
			per_page: { default: 100 },
			menus: expect.any(Object),
		});
		expect(await endpointOf('comments')).not.toHaveProperty('allow_batch');
		expect((await endpointOf('types')).args.context.default).toBe('view');
	});

	it('OPTIONS of writing takes all fields except read-only fields, with defaults for new objects', async () => {
		const writing = async (path: string) =>
			(await site()(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body.endpoints[1].args;
		const made = await writing('menu-items');
		expect(Object.keys(made)).toEqual(expect.arrayContaining(['title', 'url', 'menus', 'xfn']));
		expect(made).not.toHaveProperty('type_label');
		expect(made.menu_order).toMatchObject({ minimum: 1, default: 1, required: false });
		const changed = await writing('menu-items/1');
		expect(changed.menu_order).not.toHaveProperty('default');
		expect(changed.id).toMatchObject({ type: 'integer' });
		expect((await writing('categories')).name.required).toBe(true);
		expect((await writing('categories/1')).name.required).toBe(false);
	});

	it('the index has the same data for each route as its OPTIONS, and its own parameters', async () => {
		const { routes } = (await site()('/wp-json/')).body;
		const at = async (path: string) => {
			const { namespace, methods, endpoints } = (
				await site()(`/wp-json${path}`, { method: 'OPTIONS' })
			).body;
			return { namespace, methods, endpoints };
		};
		expect(routes['/wp/v2/posts']).toMatchObject(await at('/wp/v2/posts'));
		expect(routes['/wp/v2/posts'].endpoints[0].args).toHaveProperty('per_page');
		expect(routes['/wp/v2/posts/(?P<id>[\\d]+)']).toEqual(await at('/wp/v2/posts/1'));
		expect(routes['/wp/v2/settings']).toMatchObject(await at('/wp/v2/settings'));
		expect(routes['/'].endpoints[0].args).toEqual({
			context: { default: 'view', required: false },
		});
		expect((await site()('/wp-json/wp/v2')).body.routes['/wp/v2/search']).toEqual(
			routes['/wp/v2/search'],
		);
	});
});
