import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import { createRest } from './create-rest';
import { ids, site } from './testing/ask-site';
import { SITE_URL, testSite } from './testing/test-site';

describe('drafts and rights', () => {
	it('strangers see no draft, by list or by id', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts/21');
		expect([status, body.code]).toEqual([401, 'rest_forbidden']);
		expect(await ids('/wp-json/wp/v2/posts?include=21')).toEqual([]);
	});

	it('an editor lists drafts, an author only own ones', async () => {
		expect(await ids('/wp-json/wp/v2/posts?status=draft', 'crew')).toEqual([21]);
		expect(await ids('/wp-json/wp/v2/posts?status=draft', 'hand')).toEqual([21]);
		expect(await ids('/wp-json/wp/v2/posts?status=draft', 'mate')).toEqual([]);
		expect(await ids('/wp-json/wp/v2/posts?status=draft&author=3', 'mate')).toEqual([]);
	});

	it('users with the right to edit see the stored fields', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts/1?context=edit');
		expect([status, body.code]).toEqual([401, 'rest_forbidden_context']);
		const subscriber = await site('guest')('/wp-json/wp/v2/posts?context=edit');
		expect([subscriber.status, subscriber.body.code]).toEqual([403, 'rest_forbidden_context']);
		const editor = await site('crew')('/wp-json/wp/v2/posts/2?context=edit');
		expect(editor.body).toMatchObject({ title: { raw: 'Locked' }, password: 'sesame' });
	});

	it('a login with a wrong nonce is refused', async () => {
		const store = createStore(testSite());
		const viewerOf = () => ({ viewer: null, error: 'invalid-nonce' as const });
		const rest = createRest({ store: () => store, siteUrl: SITE_URL, viewerOf });
		const response = await rest(new Request(`${SITE_URL}/wp-json/wp/v2/posts`));
		expect(response?.status).toBe(403);
		expect(await response?.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
	});

	it.each([
		'settings',
		'menus',
		'menu-items',
		'elementor_library',
		'elementor_library/50',
		'plugins',
	])('%s is shut to strangers', async (path) => {
		const { status, body } = await site()(`/wp-json/wp/v2/${path}`);
		expect([status, body.data.status]).toEqual([401, 401]);
	});
});

describe('comments', () => {
	it('of content that a visitor may not read are refused', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/comments?post=21');
		expect([status, body.code]).toEqual([401, 'rest_cannot_read_post']);
		const terms = await site()('/wp-json/wp/v2/categories?post=21');
		expect([terms.status, terms.body.code]).toEqual([401, 'rest_forbidden_context']);
		expect((await site()('/wp-json/wp/v2/categories?post=999')).body.code).toBe(
			'rest_post_invalid_id',
		);
	});

	it('are listed newest first, only those that every visitor may read', async () => {
		expect(await ids('/wp-json/wp/v2/comments')).toEqual([5, 2, 1]);
		expect(await ids('/wp-json/wp/v2/comments?post=1&parent=0')).toEqual([1]);
		expect(await ids('/wp-json/wp/v2/comments?after=2026-07-02T07:00:00Z')).toEqual([5]);
		expect(await ids('/wp-json/wp/v2/comments?status=hold', 'crew')).toEqual([3]);
		const { status, body } = await site()('/wp-json/wp/v2/comments?status=hold');
		expect([status, body.code]).toEqual([401, 'rest_forbidden_param']);
	});

	it('comments are sought by account, address and type with the right to edit posts', async () => {
		for (const query of ['author=1', 'author_exclude=1', 'author_email=a@b.de', 'type=pingback']) {
			const { status, body } = await site()(`/wp-json/wp/v2/comments?${query}`);
			const name = query.replace(/=.*/, '');
			expect([status, body.message]).toEqual([401, `Query parameter not permitted: ${name}`]);
		}
		const of = (query: string) => ids(`/wp-json/wp/v2/comments?${query}`, 'crew');
		const all = await of('type=all');
		expect(all).toEqual(await of('type=comment'));
		expect(await of('type=pingback')).toEqual([]);
		const byVisitors = await of('author=0');
		expect(byVisitors.length).toBeGreaterThan(0);
		expect(await of('author_exclude=0')).toEqual(all.filter((id) => !byVisitors.includes(id)));
		expect(await of('author_email=nobody@boats.test')).toEqual([]);
		const roots = await of('parent=0');
		expect(await of('parent_exclude=0')).toEqual(all.filter((id) => !roots.includes(id)));
	});

	it('of a locked post have a place in pages and totals, and are left out, as in core', async () => {
		const { headers, body } = await site()('/wp-json/wp/v2/comments?per_page=2');
		expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['4', '2']);
		expect(body.map(({ id }: { id: number }) => id)).toEqual([5]);
	});

	it('are paragraphs, with a T in their dates and no address', async () => {
		const { body } = await site()('/wp-json/wp/v2/comments/1');
		expect(body).toMatchObject({
			date: '2026-07-01T10:00:00',
			content: { rendered: '<p>Calm &#038; clear</p>\n' },
			status: 'approved',
			link: `${SITE_URL}/story-1/#comment-1`,
		});
		expect(JSON.stringify(body)).not.toContain('@');
		expect((await site()('/wp-json/wp/v2/comments/3')).status).toBe(401);
		expect((await site()('/wp-json/wp/v2/comments/9')).body.code).toBe('rest_comment_invalid_id');
	});

	const written = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ post: 1, content: 'A fine day' }),
	};

	it('may come from logged-in users, and wait', async () => {
		const { status, headers, body } = await site('guest')('/wp-json/wp/v2/comments', written);
		expect(status).toBe(201);
		expect(headers.get('location')).toBe(`${SITE_URL}/wp-json/wp/v2/comments/${body.id}`);
		expect(body).toMatchObject({
			author_name: 'guest',
			status: 'hold',
			content: { rendered: '<p>A fine day</p>\n' },
		});
	});

	it('are not taken from strangers, without a post, or from a broken body', async () => {
		const stranger = await site()('/wp-json/wp/v2/comments', written);
		expect([stranger.status, stranger.body.code]).toEqual([401, 'rest_comment_login_required']);
		const guest = site('guest');
		const nowhere = await guest('/wp-json/wp/v2/comments', { ...written, body: '{"content":"x"}' });
		expect(nowhere.body.code).toBe('rest_comment_invalid_post_id');
		const broken = await guest('/wp-json/wp/v2/comments', { ...written, body: '{' });
		expect([broken.status, broken.body.code]).toEqual([400, 'rest_invalid_json']);
		const large = await guest('/wp-json/wp/v2/comments', { ...written, body: ' '.repeat(70_000) });
		expect(large.status).toBe(413);
	});
});
