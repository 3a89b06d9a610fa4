import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, basic, EDITOR, startTestServer, type TestServer } from './ask-graphql';
import { sendJson } from './ask-rest';

const READER = basic('reader', 'r');
const NOBODY = {};

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: object, as?: HeadersInit) =>
	sendJson(server, method, path, body, as);
const refusal = async (...request: Parameters<typeof send>) => {
	const { status, body } = await send(...request);
	return `${status} ${body.code}`;
};

// The statuses and codes are those of a WordPress 6.5 for the same requests.
describe('accounts through REST', () => {
	const NEW = { username: 'nils', email: 'nils@example.test', password: 'oar' };

	it('are made, change, and hand their posts on when they go', async () => {
		const made = await send('POST', 'users', { ...NEW, roles: ['author'], first_name: 'Nils' });
		expect([made.status, made.body]).toMatchObject([
			201,
			{
				username: 'nils',
				name: 'Nils',
				slug: 'nils',
				roles: ['author'],
				extra_capabilities: { author: true },
				capabilities: { publish_posts: true },
			},
		]);
		const { id } = made.body;
		expect(made.headers.get('location')).toBe(`http://boats.test/wp-json/wp/v2/users/${id}`);
		const changed = await send('PATCH', `users/${id}`, { description: 'Rows.', slug: 'rower' });
		expect(changed.body).toMatchObject({ description: 'Rows.', slug: 'rower' });
		const story = await send('POST', 'posts', { title: 'His', status: 'publish', author: id });
		expect(await refusal('DELETE', `users/${id}?force=true`)).toBe(
			'400 rest_missing_callback_param',
		);
		const gone = await send('DELETE', `users/${id}?force=true&reassign=2`);
		expect(gone.body).toMatchObject({ deleted: true, previous: { id, username: 'nils' } });
		expect((await send('GET', `posts/${story.body.id}`)).body.author).toBe(2);
		expect(await refusal('GET', `users/${id}`)).toBe('404 rest_user_invalid_id');
	});

	it('keep nickname and language, in GraphQL as well', async () => {
		const made = await send('POST', 'users', {
			...NEW,
			username: 'nora',
			email: 'nora@boats.test',
		});
		const path = `users/${made.body.id}`;
		expect(made.body).toMatchObject({ nickname: 'nora', locale: 'en_US' });
		const changed = await send('PATCH', path, { nickname: 'Nono', locale: 'en_US' });
		expect(changed.body).toMatchObject({ nickname: 'Nono', locale: 'en_US', name: 'nora' });
		const user = `user(id:"${made.body.id}",idType:DATABASE_ID){nickname locale}`;
		const asked = await server.ask(`{${user}}`, {}, ADMIN);
		expect(asked.data.user).toEqual({ nickname: 'Nono', locale: 'en_US' });
		const input = `{id:"${made.body.id}",nickname:"Nori",locale:"fr_FR"}`;
		await server.ask(`mutation{updateUser(input:${input}){user{id}}}`, {}, ADMIN);
		expect((await send('GET', `${path}?context=edit`)).body).toMatchObject({
			...{ nickname: 'Nori', locale: 'fr_FR' },
		});
		const refused = await send('PATCH', path, { locale: 'xx_XX' });
		expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ['locale']]);
		const emptied = await send('PATCH', path, { nickname: '', locale: '' });
		expect(emptied.body).toMatchObject({ nickname: 'nora', locale: 'en_US' });
	});

	it('have the custom fields that the site shows, for visitors as well, and no others', async () => {
		const meta = { boats: '2', phone: '030', _hidden: 'x' };
		const changed = await send('PATCH', 'users/2', { meta });
		expect(changed.body.meta).toEqual({ boats: '2' });
		expect((await send('GET', 'users/2', undefined, NOBODY)).body.meta).toEqual({ boats: '2' });
		const own = await send('PATCH', 'users/me', { meta: { boats: '3' } }, EDITOR);
		expect(own.body.meta).toEqual({ boats: '3' });
		const { body } = await send('OPTIONS', 'users');
		expect(Object.keys(body.schema.properties.meta.properties)).toEqual(['boats']);
	});

	it('are listed by rights, roles, published posts and words, for users with the right to that', async () => {
		const slugs = async (query: string, as?: HeadersInit) => {
			const { status, body } = await send('GET', `users?_fields=slug&${query}`, undefined, as);
			const found = Array.isArray(body)
				? body.map(({ slug }: { slug: string }) => slug)
				: body.code;
			return [status, found];
		};
		const writers = [200, expect.arrayContaining(['admin', 'mara-author'])];
		expect(await slugs('who=authors')).toEqual(writers);
		expect(await slugs('who=authors', EDITOR)).toEqual(writers);
		expect((await slugs('who=authors'))[1]).not.toContain('reader');
		expect(await slugs('who=authors', READER)).toEqual([403, 'rest_forbidden_who']);
		expect(await slugs('who=authors', NOBODY)).toEqual([401, 'rest_forbidden_who']);
		expect(await slugs('who=x')).toEqual([400, 'rest_invalid_param']);
		expect(await slugs('capabilities=manage_options,edit_posts')).toEqual([200, ['admin']]);
		expect(await slugs('capabilities=x', EDITOR)).toEqual([403, 'rest_user_cannot_view']);
		expect(await slugs('roles=administrator')).toEqual([200, ['admin']]);
		expect(await slugs('roles=x', EDITOR)).toEqual([403, 'rest_user_cannot_view']);
		expect(await slugs('orderby=email', EDITOR)).toEqual([403, 'rest_forbidden_orderby']);
		expect(await slugs('has_published_posts=x', NOBODY)).toEqual([400, 'rest_invalid_param']);
		expect((await slugs('has_published_posts=true'))[1]).not.toContain('reader');
		expect((await slugs('has_published_posts=post', NOBODY))[0]).toBe(200);
		expect(await slugs('search=mara@example')).toEqual([200, ['mara-author']]);
		expect(await slugs('search=mara@example', EDITOR)).toEqual([200, []]);
		expect(await slugs('search=mara&search_columns=email')).toEqual([200, ['mara-author']]);
		expect(await slugs('search=mara&search_columns=email', NOBODY)).toEqual([200, []]);
		expect(await slugs('search=1&search_columns=id')).toEqual([200, ['admin']]);
	});

	it('change their own fields and not their roles', async () => {
		const own = await send('POST', 'users/me', { description: 'Reads.' }, READER);
		expect([own.status, own.body.description]).toEqual([200, 'Reads.']);
		const roles = { roles: ['administrator'] };
		expect(await refusal('POST', 'users/me', roles, READER)).toBe('403 rest_cannot_edit_roles');
		expect(await refusal('POST', 'users/me', { roles: ['subscriber'] })).toBe(
			'403 rest_user_invalid_role',
		);
	});

	it('are refused in WordPress’s words', async () => {
		expect(await refusal('POST', 'users', { username: 'x' })).toBe(
			'400 rest_missing_callback_param',
		);
		const twin = await send('POST', 'users', { ...NEW, username: 'mara' });
		expect([twin.status, twin.body.code, twin.body.data]).toEqual([
			500,
			'existing_user_login',
			null,
		]);
		const wrong = { username: 'n/2', email: 'nowhere', password: 'a\\b' };
		const { body } = await send('POST', 'users', wrong);
		expect(Object.keys(body.data.params).sort()).toEqual(['email', 'password', 'username']);
		expect(await refusal('POST', 'users', { ...NEW, roles: ['king'] })).toBe(
			'400 rest_user_invalid_role',
		);
		expect(await refusal('POST', 'users', NEW, EDITOR)).toBe('403 rest_cannot_create_user');
		expect(await refusal('POST', 'users', NEW, NOBODY)).toBe('401 rest_cannot_create_user');
		expect(await refusal('PATCH', 'users/2', { username: 'other' })).toBe(
			'400 rest_user_invalid_argument',
		);
		expect(await refusal('PATCH', 'users/2', { email: 'admin@example.test' })).toBe(
			'400 rest_user_invalid_email',
		);
		expect(await refusal('PATCH', 'users/3', { name: 'x' }, EDITOR)).toBe('403 rest_cannot_edit');
		expect(await refusal('DELETE', 'users/3?reassign=2')).toBe('501 rest_trash_not_supported');
		expect(await refusal('DELETE', 'users/3?force=true&reassign=3')).toBe(
			'400 rest_user_invalid_reassign',
		);
	});
});

describe('comments through REST', () => {
	const say = (content: string, more: object = {}, as?: HeadersInit) =>
		send('POST', 'comments', { post: 17, content, ...more }, as);

	it('are approved, changed, put into the trash, taken out and deleted', async () => {
		const held = await say('Held back', {}, READER);
		expect([held.status, held.body.status, held.body.author_email]).toEqual([
			201,
			'hold',
			undefined,
		]);
		const path = `comments/${held.body.id}`;
		const changed = await send('PATCH', path, { status: 'approved', content: '<b>Let go</b>' });
		expect(changed.body).toMatchObject({
			status: 'approved',
			content: { raw: '<b>Let go</b>' },
			author_email: '',
		});
		const { data } = await server.ask(
			`{comment(id:"${held.body.id}",idType:DATABASE_ID){content}}`,
		);
		expect(data.comment.content).toContain('Let go');
		expect((await send('DELETE', path)).body.status).toBe('trash');
		expect(await refusal('DELETE', path)).toBe('410 rest_already_trashed');
		expect((await send('PATCH', path, { status: 'untrash' })).body.status).toBe('approved');
		expect((await send('DELETE', `${path}?force=true`)).body.deleted).toBe(true);
		expect(await refusal('GET', path)).toBe('404 rest_comment_invalid_id');
	});

	it('go back from the trash and from spam to the state from which they came', async () => {
		const { id } = (await say('Up and down', { status: 'hold' })).body;
		const stateAfter = async (status: string) =>
			(await send('PATCH', `comments/${id}`, { status })).body.status;
		expect(await stateAfter('trash')).toBe('trash');
		expect(await stateAfter('untrash')).toBe('hold');
		expect(await stateAfter('approved')).toBe('approved');
		expect(await stateAfter('spam')).toBe('spam');
		expect(await stateAfter('unspam')).toBe('approved');
	});

	// The codes, statuses and answers are those of a WordPress 7.1 for the same requests.
	it('of a post with a password are only for visitors who know the password', async () => {
		const { id } = (await say('Inside', { post: 78 })).body;
		expect(await refusal('GET', 'comments?post=78', undefined, NOBODY)).toBe(
			'401 rest_cannot_read_post',
		);
		expect(await refusal('GET', 'comments?post=78&password=no', undefined, NOBODY)).toBe(
			'401 rest_cannot_read_post',
		);
		const known = await send('GET', 'comments?post=78&password=sesame', undefined, NOBODY);
		expect(known.body.map((one: { id: number }) => one.id)).toEqual([id]);
		expect(await refusal('GET', `comments/${id}`, undefined, NOBODY)).toBe('401 rest_cannot_read');
		const one = await send('GET', `comments/${id}?password=sesame`, undefined, NOBODY);
		expect(one.body.content.rendered).toContain('Inside');
		expect(await refusal('POST', 'comments', { post: 78, content: 'x' }, READER)).toBe(
			'403 rest_cannot_read_post',
		);
		const held = await say('With the word', { post: 78, password: 'sesame' }, READER);
		expect(held.status).toBe(201);
		expect(await refusal('POST', 'comments', { post: 77, content: 'x' })).toBe(
			'403 rest_comment_draft_post',
		);
	});

	it('let moderators set author and date', async () => {
		const written = await say('By another', {
			author: 2,
			author_name: 'Ann',
			author_email: 'ann@example.test',
			status: 'hold',
			date: '2026-01-02T03:04:05',
		});
		expect([written.status, written.body]).toMatchObject([
			201,
			{ author: 2, author_name: 'Ann', status: 'hold', date: '2026-01-02T03:04:05' },
		]);
		const again = await send('GET', `comments/${written.body.id}?context=edit`);
		expect(again.body.author_email).toBe('ann@example.test');
	});

	it('are refused in WordPress’s words', async () => {
		const of = async (answer: ReturnType<typeof send>) => {
			const { status, body } = await answer;
			return `${status} ${body.code}`;
		};
		expect(await of(say('a', { author: 1 }, READER))).toBe('403 rest_comment_invalid_author');
		expect(await of(say('a', { status: 'approve' }, READER))).toBe(
			'403 rest_comment_invalid_status',
		);
		expect(await of(say('a', { id: 1 }))).toBe('400 rest_comment_exists');
		expect(await of(say('  '))).toBe('400 rest_comment_content_invalid');
		expect(await of(say('a', { author: 999 }))).toBe('400 rest_comment_author_invalid');
		expect(await of(say('a', { author_email: 'nope' }))).toBe('400 rest_invalid_param');
		const { id } = (await say('Stays')).body;
		const path = `comments/${id}`;
		expect(await refusal('PATCH', path, { content: 'x' }, READER)).toBe('403 rest_cannot_edit');
		expect(await refusal('PATCH', path, { content: 'x' }, NOBODY)).toBe('401 rest_cannot_edit');
		expect(await refusal('DELETE', path, undefined, READER)).toBe('403 rest_cannot_delete');
		expect(await refusal('PATCH', path, { type: 'pingback' })).toBe(
			'404 rest_comment_invalid_type',
		);
		expect(await refusal('PATCH', path, { post: 99_999 })).toBe('403 rest_comment_invalid_post_id');
	});
});

describe('settings through REST', () => {
	it('are open to users with the right to manage options, and GraphQL shows the same', async () => {
		expect((await send('GET', 'settings')).body).toMatchObject({
			title: 'Blue Wake &amp; Sons',
			url: 'http://boats.test',
			show_on_front: 'page',
			page_on_front: 79,
		});
		const changed = await send('POST', 'settings', { title: 'Green Wake', posts_per_page: 7 });
		expect([changed.status, changed.body]).toMatchObject([
			200,
			{ title: 'Green Wake', posts_per_page: 7, page_on_front: 79 },
		]);
		const { data } = await server.ask('{generalSettings{title}readingSettings{postsPerPage}}');
		expect(data).toEqual({
			generalSettings: { title: 'Green Wake' },
			readingSettings: { postsPerPage: 7 },
		});
	});

	it('keep those of writing and pings, in GraphQL as well', async () => {
		const sent = {
			use_smilies: false,
			default_category: 6,
			default_post_format: 'quote',
			default_ping_status: 'closed',
		};
		expect((await send('POST', 'settings', sent)).body).toMatchObject(sent);
		const asked = '{writingSettings{useSmilies defaultCategory defaultPostFormat}}';
		expect((await server.ask(asked, undefined, ADMIN)).data.writingSettings).toEqual({
			useSmilies: false,
			defaultCategory: 6,
			defaultPostFormat: 'quote',
		});
		for (const wrong of [{ default_category: 99_999 }, { default_post_format: 'poem' }])
			expect(await refusal('POST', 'settings', wrong)).toBe('400 rest_invalid_param');
	});

	it('name the values that they refuse', async () => {
		const { status, body } = await send('POST', 'settings', {
			email: 'nope',
			posts_per_page: 'x',
			default_comment_status: 'maybe',
		});
		expect([status, Object.keys(body.data.params).sort()]).toEqual([
			400,
			['default_comment_status', 'email', 'posts_per_page'],
		]);
		expect(await refusal('POST', 'settings', { page_on_front: 99_999 })).toBe(
			'400 rest_invalid_param',
		);
		for (const method of ['GET', 'POST']) {
			const body = method === 'POST' ? { title: 'x' } : undefined;
			expect(await refusal(method, 'settings', body, EDITOR)).toBe('403 rest_forbidden');
			expect(await refusal(method, 'settings', body, NOBODY)).toBe('401 rest_forbidden');
		}
		expect(await refusal('DELETE', 'settings')).toBe('404 rest_no_route');
	});
});
