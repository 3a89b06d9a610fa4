import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import { createRest } from './create-rest';
import { ids, type Json, site } from './testing/ask-site';
import { SITE_URL, testSite } from './testing/test-site';

describe('other things', () => {
	it('media have sizes by name with numbers, the full one too', async () => {
		const { body } = await site()('/wp-json/wp/v2/media/40');
		expect(body.media_details.sizes.medium).toMatchObject({ width: 300, height: 200 });
		expect(body.media_details.sizes.full.width).toBe(2400);
		expect(body.caption.rendered).toBe('<p>A cove &#038; a hull</p>\n');
		expect(body.description.rendered).toMatch(/^<p class="attachment"><a href='.*sizes="auto, /);
		expect(await ids('/wp-json/wp/v2/media?media_type=image')).toEqual([40]);
		expect(await ids('/wp-json/wp/v2/media?mime_type=image/png')).toEqual([]);
	});

	it('the posts page links to where it is shown', async () => {
		const { body } = await site()('/wp-json/wp/v2/pages/31');
		expect(body.link).toBe(`${SITE_URL}/stories/`);
		expect(body).toMatchObject({ parent: 0, menu_order: 0 });
		expect(body.sticky).toBeUndefined();
	});

	it('terms are encoded, sorted by name and name their parent', async () => {
		const { body, headers } = await site()('/wp-json/wp/v2/categories');
		expect(body.map((one: Json) => one.name)).toEqual(['coves', 'harbours', 'Sun &amp; sea']);
		expect(headers.get('x-wp-total')).toBe('3');
		expect(body[0]._links.up[0].href).toBe(`${SITE_URL}/wp-json/wp/v2/categories/1`);
		expect(await ids('/wp-json/wp/v2/categories?hide_empty=true&orderby=count&order=desc')).toEqual(
			[3, 2],
		);
		expect(await ids('/wp-json/wp/v2/categories?parent=1')).toEqual([2]);
		expect(await ids('/wp-json/wp/v2/boat-types?post=2')).toEqual([10]);
		expect((await site()('/wp-json/wp/v2/categories/10')).body.code).toBe('rest_term_invalid');
	});

	it('users are the authors of published posts, without their addresses', async () => {
		const { body } = await site()('/wp-json/wp/v2/users');
		expect(body.map((one: Json) => one.slug)).toEqual(['crew', 'mate']);
		expect(JSON.stringify(body)).not.toContain('@');
		expect((await site()('/wp-json/wp/v2/users/4')).body.code).toBe('rest_user_cannot_view');
		expect((await site()('/wp-json/wp/v2/users/me')).body.code).toBe('rest_not_logged_in');
		expect((await site('guest')('/wp-json/wp/v2/users/me')).body.slug).toBe('guest');
		expect((await site()('/wp-json/wp/v2/users?roles=author')).status).toBe(401);
	});

	it('search finds posts and terms', async () => {
		const { body } = await site()('/wp-json/wp/v2/search?search=dive&_embed');
		expect(body[0]).toMatchObject({
			id: 1,
			title: 'Dine &#038; dive',
			url: `${SITE_URL}/story-1/`,
			type: 'post',
			subtype: 'post',
		});
		expect(body[0]._embedded.self[0].excerpt.rendered).toContain('Short');
		expect(await ids('/wp-json/wp/v2/search?search=story&subtype=page')).toEqual([31, 30]);
		expect(await ids('/wp-json/wp/v2/search?type=term&search=sun')).toEqual([1]);
		expect((await site()('/wp-json/wp/v2/search?search=story&page=9')).body.code).toBe(
			'rest_search_invalid_page_number',
		);
	});

	// The names, order, codes and capabilities are those of a WordPress 7.1 for the same requests.
	it('types and taxonomies are maps, with those that WordPress keeps for its editors', async () => {
		const types = (await site()('/wp-json/wp/v2/types')).body;
		expect(Object.keys(types)).toEqual([
			...['post', 'page', 'attachment', 'nav_menu_item', 'wp_block', 'wp_template'],
			...[
				'wp_template_part',
				'wp_global_styles',
				'wp_navigation',
				'wp_font_family',
				'wp_font_face',
			],
		]);
		const taxonomies = (await site()('/wp-json/wp/v2/taxonomies')).body;
		expect(Object.keys(taxonomies)).toEqual([
			...['category', 'nav_menu', 'wp_pattern_category', 'boat_type'],
		]);
		expect(taxonomies.boat_type.rest_base).toBe('boat-types');
		const items = (await site()('/wp-json/wp/v2/types/nav_menu_item')).body;
		expect(items).toMatchObject({ taxonomies: ['nav_menu'], rest_base: 'menu-items', icon: null });
		const ofPages = (await site()('/wp-json/wp/v2/taxonomies?type=page')).body;
		expect(ofPages).toEqual({});
		const ofMenus = (await site()('/wp-json/wp/v2/taxonomies?type=nav_menu_item')).body;
		expect(Object.keys(ofMenus)).toEqual(['nav_menu']);
	});

	it('editors see the types and taxonomies that they may edit, and are refused the others', async () => {
		const names = async (path: string, login: string) =>
			Object.keys((await site(login)(`/wp-json/wp/v2/${path}?context=edit`)).body);
		expect(await names('types', 'hand')).toEqual(['post', 'attachment', 'wp_block']);
		expect(await names('taxonomies', 'hand')).toEqual([
			...['category', 'wp_pattern_category', 'boat_type'],
		]);
		const edited = async (path: string, login: string) =>
			(await site(login)(`/wp-json/wp/v2/${path}?context=edit`)).body;
		expect(await edited('types/nav_menu_item', 'hand')).toMatchObject({
			code: 'rest_forbidden_context',
			message: 'Sorry, you are not allowed to edit posts in this post type.',
		});
		expect((await edited('taxonomies/nav_menu', 'hand')).code).toBe('rest_forbidden_context');
		expect((await edited('pages', 'hand')).code).toBe('rest_forbidden_context');
		const patterns = await edited('types/wp_block', 'hand');
		expect(patterns.capabilities).toMatchObject({
			edit_post: 'edit_block',
			publish_posts: 'publish_blocks',
			edit_published_posts: 'edit_published_posts',
			read: 'edit_posts',
			create_posts: 'publish_posts',
		});
		expect((await edited('types/wp_global_styles', 'crew')).capabilities).toMatchObject({
			edit_posts: 'edit_theme_options',
			delete_posts: 'delete_posts',
		});
		expect((await edited('taxonomies/nav_menu', 'crew')).visibility.show_ui).toBe(false);
	});

	it('the index names the site', async () => {
		for (const path of ['/wp-json', '/wp-json/', '/?rest_route=/']) {
			const { body } = await site()(path);
			expect(body).toMatchObject({
				name: 'Boats &amp; bays',
				gmt_offset: 3,
				page_on_front: 30,
				namespaces: ['oembed/1.0', 'wp/v2'],
			});
			expect(body.routes['/wp/v2/boat-types']).toBeDefined();
		}
	});

	it('the index keeps an offset apart from the name of a zone', async () => {
		const content = testSite();
		const store = createStore({
			...content,
			settings: { ...content.settings, timezone: '+05:30' },
		});
		const rest = createRest({
			store: () => store,
			siteUrl: SITE_URL,
			viewerOf: () => ({ viewer: null }),
			corsOrigins: [],
			now: Date.now,
		});
		const response = await rest(new Request(`${SITE_URL}/wp-json/`));
		expect(await response?.json()).toMatchObject({ gmt_offset: '5.5', timezone_string: '' });
	});
});

describe('methods and other sites', () => {
	it('HEAD has the headers of GET and no body', async () => {
		const { status, headers, body } = await site()('/wp-json/wp/v2/posts', { method: 'HEAD' });
		expect([status, headers.get('x-wp-total'), body]).toEqual([200, '20', null]);
	});

	it('OPTIONS lists the allowed methods', async () => {
		const asked = { method: 'OPTIONS', headers: { origin: 'http://friend.test' } };
		const { status, headers, body } = await site()('/wp-json/wp/v2/comments', asked);
		expect([status, headers.get('allow')]).toEqual([200, 'GET']);
		expect(body).toMatchObject({ namespace: 'wp/v2', methods: ['GET', 'POST'] });
		const guest = await site('guest')('/wp-json/wp/v2/comments', asked);
		expect(guest.headers.get('allow')).toBe('GET');
		expect(headers.get('access-control-allow-methods')).toContain('POST');
	});

	it('writing is refused in WordPress’s words, by 401 or 403', async () => {
		const stranger = await site()('/wp-json/wp/v2/posts', { method: 'POST' });
		expect([stranger.status, stranger.body.code]).toEqual([401, 'rest_cannot_create']);
		const crew = await site('crew')('/wp-json/wp/v2/posts/1', { method: 'DELETE' });
		expect([crew.status, crew.body.code]).toEqual([403, 'rest_cannot_delete']);
	});

	it('only listed origins get credentials, all others read public data', async () => {
		const cases = [
			['http://friend.test', 'http://friend.test', 'true'],
			['http://else.test', '*', null],
		] as const;
		for (const [origin, allowed, credentials] of cases) {
			const { headers } = await site()('/wp-json/wp/v2/posts', { headers: { origin } });
			expect(headers.get('access-control-allow-origin')).toBe(allowed);
			expect(headers.get('access-control-allow-credentials')).toBe(credentials);
		}
	});

	it.each([
		'/wp-json/wp/v2/nothing',
		'/wp-json/wp/v2/posts/abc',
		'/wp-json/wp/v2/posts/1/2/3',
		'/wp-json/wp/v3/posts',
		'/wp-json/else',
		'/wp-json/%E0%A4%A',
	])('%s is no route', async (path) => {
		const { status, body } = await site()(path);
		expect([status, body.code]).toEqual([404, 'rest_no_route']);
	});

	it('other addresses are passed on', async () => {
		const rest = createRest({ store: () => createStore(testSite()), siteUrl: SITE_URL });
		for (const path of ['/', '/wp-jsonx', '/about/?rest_route=/wp/v2/posts']) {
			expect(await rest(new Request(SITE_URL + path))).toBeNull();
		}
	});

	it('an internal fault is a 500 without details, and is reported', async () => {
		const seen: unknown[] = [];
		const rest = createRest({
			store: () => {
				throw new Error('secret');
			},
			siteUrl: SITE_URL,
			onError: (error) => seen.push(error),
		});
		const response = await rest(new Request(`${SITE_URL}/wp-json/wp/v2/posts`));
		expect(response?.status).toBe(500);
		expect(await response?.text()).not.toContain('secret');
		expect(seen).toHaveLength(1);
	});
});
