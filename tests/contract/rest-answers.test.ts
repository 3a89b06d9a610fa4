import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, SITE_URL, startTestServer, type TestServer } from './ask-graphql';
import { answerOf, sendJson } from './ask-rest';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

const get = (path: string) => answerOf(server, path, {});

// The statuses, codes and messages are those of a WordPress 6.5 for the same requests.
describe('content that visitors may not read is refused, not missing', () => {
	it.each([
		['block-types', 'rest_block_type_cannot_view'],
		['widget-types', 'rest_cannot_manage_widgets'],
		['font-families', 'rest_cannot_read'],
		['global-styles/themes/x', 'rest_cannot_read_global_styles'],
		['block-patterns/patterns', 'rest_cannot_view'],
		['icon-collections', 'rest_cannot_view'],
	])('%s', async (path, code) => {
		const { status, body } = await get(path);
		expect([status, body.code, body.data.status]).toEqual([401, code, 401]);
	});

	it('users with the right get empty lists, and a 404 for a single thing', async () => {
		const of = async (path: string, as: Record<string, string>) => {
			const { status, body } = await answerOf(server, path, { headers: as });
			return [status, body.code ?? body];
		};
		for (const path of ['block-types', 'block-types/core', 'block-patterns/categories'])
			expect(await of(path, EDITOR)).toEqual([200, []]);
		for (const path of ['widget-types', 'font-families', 'themes', 'plugins', 'sidebars']) {
			expect(await of(path, ADMIN)).toEqual([200, []]);
			expect((await of(path, EDITOR))[0]).toBe(403);
		}
		expect(await of('block-types/core/x', EDITOR)).toEqual([404, 'rest_block_type_invalid']);
		expect(await of('themes/x', ADMIN)).toEqual([404, 'rest_theme_not_found']);
		expect(await of('font-families/9', {})).toEqual([404, 'rest_post_invalid_id']);
		expect(await of('global-styles/9', {})).toEqual([404, 'rest_global_styles_not_found']);
		expect(await of('blocks/9', {})).toEqual([404, 'rest_post_invalid_id']);
	});

	it('the index names every route with content, also those outside of wp/v2', async () => {
		const body = await (await server.fetch('/wp-json/')).json();
		expect(Object.keys(body.routes)).toEqual(
			expect.arrayContaining([
				...['/batch/v1', '/oembed/1.0', '/oembed/1.0/embed', '/wp/v2/menu-items'],
				...['/wp/v2/posts/(?P<parent>[\\d]+)/revisions', '/wp/v2/menu-locations'],
			]),
		);
		const namespace = await (await server.fetch('/wp-json/oembed/1.0')).json();
		expect(Object.keys(namespace.routes)).toContain('/oembed/1.0/proxy');
	});

	it('the index lists the parameters of cards, revisions, autosaves and entries of registries', async () => {
		const { routes } = await (await server.fetch('/wp-json/')).json();
		const argsOf = (route: string, at = 0) => Object.keys(routes[route].endpoints[at].args);
		expect(argsOf('/oembed/1.0/embed')).toEqual(['url', 'format', 'maxwidth']);
		expect(argsOf('/oembed/1.0/proxy')).toEqual(
			expect.arrayContaining(['url', 'format', 'maxwidth', 'maxheight', 'discover']),
		);
		expect(routes['/oembed/1.0/embed'].endpoints[0].args.url.required).toBe(true);
		const posts = '/wp/v2/posts/(?P<parent>[\\d]+)';
		expect(argsOf(`${posts}/revisions`)).toEqual(
			expect.arrayContaining(['parent', 'context', 'page', 'search', 'orderby', 'offset']),
		);
		expect(routes[`${posts}/revisions/(?P<id>[\\d]+)`].methods).toEqual(['GET', 'DELETE']);
		expect(argsOf(`${posts}/autosaves/(?P<id>[\\d]+)`)).toEqual(['parent', 'id', 'context']);
		expect(argsOf('/wp/v2/posts/(?P<id>[\\d]+)/autosaves', 1)).toEqual(
			expect.arrayContaining(['parent', 'title', 'content', 'status', 'categories']),
		);
		expect(argsOf('/wp/v2/types/(?P<type>[\\w-]+)')).toEqual(['type', 'context']);
		expect(argsOf('/wp/v2/users')).toContain('has_published_posts');
		expect(argsOf('/wp/v2/comments')).toContain('password');
		expect(argsOf('/wp/v2/media')).not.toContain('tax_relation');
		expect(argsOf('/wp/v2/blocks')).toContain('wp_pattern_category');
		expect(argsOf('/wp/v2/blocks')).not.toContain('author');
		expect(argsOf('/wp/v2/navigation', 1)).not.toContain('excerpt');
	});

	it('the proxy of cards is for users who may write', async () => {
		const proxy = async (query: string, headers: HeadersInit = {}) => {
			const answer = await server.fetch(`/wp-json/oembed/1.0/proxy${query}`, { headers });
			return [answer.status, (await answer.json()).code];
		};
		expect(await proxy('')).toEqual([400, 'rest_missing_callback_param']);
		expect(await proxy('?url=/x/')).toEqual([401, 'rest_forbidden']);
		expect(await proxy('?url=/x/', EDITOR)).toEqual([404, 'oembed_invalid_url']);
	});
});

describe('parameters of lists of posts', () => {
	it('format: posts without one are standard', async () => {
		const all = await get('posts');
		expect((await get('posts?format=standard')).body).toEqual(all.body);
		expect((await get('posts?format=aside')).body).toEqual([]);
		const wrong = await get('posts?format=x');
		expect([wrong.status, wrong.body.code]).toEqual([400, 'rest_invalid_param']);
	});

	it('search_columns look into the named texts alone', async () => {
		await sendJson(server, 'POST', 'posts', {
			title: 'Quokka title',
			content: 'A wombat of the text',
			excerpt: 'A numbat of the excerpt',
			status: 'publish',
		});
		const found = async (search: string, columns: string) =>
			(await get(`posts?search=${search}&search_columns=${columns}`)).body.length;
		expect(await found('quokka', 'post_title')).toBe(1);
		expect(await found('quokka', 'post_content,post_excerpt')).toBe(0);
		expect(await found('wombat', 'post_content')).toBe(1);
		expect(await found('numbat', 'post_excerpt')).toBe(1);
		expect(await found('numbat', 'post_title,post_content')).toBe(0);
		const wrong = await get('posts?search=x&search_columns=x');
		expect(wrong.body.data.params.search_columns).toBe(
			'search_columns[0] is not one of post_title, post_content, and post_excerpt.',
		);
	});
});

describe('_jsonp', () => {
	it('calls the named function', async () => {
		const answer = await server.fetch('/wp-json/wp/v2/statuses?_jsonp=cb.of1');
		expect(answer.headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
		expect(await answer.text()).toMatch(/^\/\*\*\/cb\.of1\(\{"publish":\{.*\}\)$/);
	});

	it('takes no other signs', async () => {
		const answer = await server.fetch('/wp-json/wp/v2/statuses?_jsonp=c%3Cb');
		expect(answer.status).toBe(400);
		expect(await answer.json()).toEqual({
			code: 'rest_callback_invalid',
			message: 'Invalid JSONP callback function.',
		});
	});
});

describe('oEmbed', () => {
	const card = async (query: string) => {
		const answer = await server.fetch(`/wp-json/oembed/1.0/embed${query}`);
		return { status: answer.status, headers: answer.headers, text: await answer.text() };
	};
	it('gives the card of a post by its address', async () => {
		const { body } = await get('posts/17');
		const json = JSON.parse((await card(`?url=${encodeURIComponent(body.link)}`)).text);
		expect(json).toMatchObject({
			version: '1.0',
			provider_url: SITE_URL,
			title: body.title.rendered,
			type: 'rich',
			width: 600,
			height: 338,
		});
		expect(json.html).toContain(`<a href="${body.link}">`);
		const xml = await card(`?url=${encodeURIComponent(body.link)}&format=xml&maxwidth=300`);
		expect(xml.headers.get('content-type')).toBe('text/xml; charset=UTF-8');
		expect(xml.text).toContain('<width>300</width><height>200</height><html>&lt;blockquote');
	});

	it('refuses addresses that are no page of the site, and reveals no draft', async () => {
		expect((await card('')).text).toContain('rest_missing_callback_param');
		const { body } = await sendJson(server, 'POST', 'posts', { title: 'Hidden', slug: 'hidden' });
		for (const url of ['http://x.test/', `${SITE_URL}/nowhere/`, body.link, '//x.test/']) {
			const { status, text } = await card(`?url=${encodeURIComponent(url)}`);
			expect([status, JSON.parse(text).code]).toEqual([404, 'oembed_invalid_url']);
		}
	});
});

describe('long bodies', () => {
	const long = { title: 'Long', content: 'word '.repeat(40_000), status: 'publish' };
	it('pass from users who may write', async () => {
		expect((await sendJson(server, 'POST', 'posts', long)).status).toBe(201);
		const { body } = await sendJson(server, 'POST', 'posts', long, {});
		expect([body.code, body.data.status]).toEqual(['rest_body_too_large', 413]);
		const huge = { ...long, content: 'word '.repeat(300_000) };
		expect((await sendJson(server, 'POST', 'posts', huge)).status).toBe(413);
	});
});

it('files of the library have their size in bytes', async () => {
	const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
	const sent = await answerOf(server, 'media', {
		method: 'POST',
		headers: { ...ADMIN, 'Content-Disposition': 'attachment; filename=chart.pdf' },
		body: new Uint8Array(bytes),
	});
	expect(sent.body.media_details.filesize).toBe(bytes.length);
});

describe('menus, for users with the right to manage the theme', () => {
	const asAdmin = (path: string) => answerOf(server, path, { headers: ADMIN });
	it('are listed with their items and places', async () => {
		const menus = (await asAdmin('menus')).body;
		const primary = menus.find(({ locations }: { locations: string[] }) =>
			locations.includes('primary'),
		);
		expect((await asAdmin(`menus/${primary.id}`)).body).toMatchObject({
			description: '',
			meta: [],
			auto_add: false,
			slug: primary.slug,
		});
		const items = await asAdmin(`menu-items?menus=${primary.id}`);
		expect(items.body.length).toBe(Number(items.headers.get('x-wp-total')));
		const kinds = new Set(items.body.map(({ type }: { type: string }) => type));
		expect([...kinds]).toEqual(expect.arrayContaining(['post_type', 'custom']));
		for (const item of items.body) expect(item.menus).toBe(primary.id);
		const one = await asAdmin(`menu-items/${items.body[0].id}`);
		expect(one.body.title).toEqual(items.body[0].title);
		expect((await asAdmin('menu-locations')).body.primary).toEqual({
			name: 'primary',
			description: 'Head',
			menu: primary.id,
		});
	});

	it('have errors for missing menus, and refuse visitors', async () => {
		expect((await asAdmin('menus/9999')).body.message).toBe('Term does not exist.');
		expect((await asAdmin('menu-items/9999')).body.code).toBe('rest_post_invalid_id');
		expect((await asAdmin('menu-locations/x')).body.code).toBe('rest_menu_location_invalid');
		for (const [path, things, editors] of [
			['menus', 'menus', 200],
			['menu-items', 'menu items', 200],
			['menu-locations', 'menu locations', 403],
		] as const) {
			const { status, body } = await get(path);
			expect([status, body.code]).toEqual([401, 'rest_cannot_view']);
			expect(body.message).toBe(`Sorry, you are not allowed to view ${things}.`);
			// Since WordPress 6.8 everybody who may write posts may read menus.
			expect((await answerOf(server, path, { headers: EDITOR })).status).toBe(editors);
		}
	});
});
