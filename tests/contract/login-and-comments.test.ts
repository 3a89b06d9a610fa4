import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, form, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeEach(async () => {
	server = await startTestServer();
});
afterEach(() => server.close());

async function logIn(
	fields: Record<string, string> = {},
): Promise<{ response: Response; cookie: string }> {
	const response = await server.fetch(
		'/wp-login.php',
		form({ log: 'admin', pwd: 'correct horse', redirect_to: '/about/', ...fields }),
	);
	return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

describe('the login form', () => {
	it('logs in with a cookie that script cannot read, and leads to the address of `redirect_to`', async () => {
		const { response } = await logIn();
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toBe('/about/');
		expect(response.headers.get('set-cookie')).toMatch(
			/^wordpress_logged_in_\w+=.+; Path=\/; HttpOnly; SameSite=Lax$/,
		);
	});

	it('leads logged-in users on, within the site, and shows again where a link demands it', async () => {
		const { cookie } = await logIn();
		const ask = (query: string) =>
			server.fetch(`/wp-login.php?${query}`, { headers: { cookie }, redirect: 'manual' });
		const on = await ask('redirect_to=%2Fabout%2F%3Felementor-preview');
		expect([on.status, on.headers.get('location')]).toEqual([302, '/about/?elementor-preview']);
		expect(on.headers.get('cache-control')).toContain('no-store');
		const elsewhere = await ask('redirect_to=https%3A%2F%2Fevil.example%2F');
		expect(elsewhere.headers.get('location')).toBe('/');
		expect((await ask('redirect_to=%2Fabout%2F&reauth=1')).status).toBe(200);
		expect((await ask('')).status).toBe(200);
	});

	it('takes the mail address for the name, and remembers the user for two weeks with `rememberme`', async () => {
		const { response } = await logIn({ log: 'Admin@example.test', rememberme: 'forever' });
		expect(response.headers.get('set-cookie')).toContain('Max-Age=1209600');
	});

	it.each([
		'https://evil.example/',
		'//evil.example',
		'/\\evil.example',
		'javascript:alert(1)',
		'http://boats.test.evil.example/',
	])('does not send anybody to %s', async (target) => {
		const { response } = await logIn({ redirect_to: target });
		expect(response.headers.get('location')).toBe('/');
	});

	it('keeps the name and does not reveal which value was wrong', async () => {
		for (const log of ['admin', 'no"body<b>']) {
			const { response, cookie } = await logIn({ log, pwd: 'wrong' });
			const html = await response.text();
			expect(cookie).toBe('');
			expect(html).toContain('role="alert"');
			expect(html).toContain(log === 'admin' ? 'value="admin"' : 'value="no&quot;body&lt;b&gt;"');
			expect(html).not.toContain('<b>');
		}
	});

	it('logs no user in without a password, even if the user has none', async () => {
		expect((await logIn({ log: 'reader', pwd: '' })).cookie).toBe('');
	});

	it('refuses a post from another site', async () => {
		const response = await server.fetch(
			'/wp-login.php',
			form({ log: 'admin', pwd: 'correct horse' }, { 'Sec-Fetch-Site': 'cross-site' }),
		);
		expect(response.status).toBe(403);
	});

	it('shows a form before a link logs out, and clears the cookie', async () => {
		const { cookie } = await logIn();
		const asked = await server.fetch('/wp-login.php?action=logout', { headers: { cookie } });
		expect(asked.headers.get('set-cookie')).toBeNull();
		const nonce = /name="_wpnonce" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
		const done = await server.fetch(
			'/wp-login.php?action=logout',
			form({ _wpnonce: nonce }, { cookie }),
		);
		expect(done.headers.get('set-cookie')).toContain('Max-Age=0');
	});
});

describe('the login cookie', () => {
	const viewer = JSON.stringify({ query: '{viewer{name}}' });

	it('counts for GraphQL by POST of an own page, never by GET, and never for other sites', async () => {
		const { cookie } = await logIn();
		const post = (headers: Record<string, string> = {}) =>
			server.fetch('/graphql', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', cookie, ...headers },
				body: viewer,
			});
		const ownPage = await post({ 'Sec-Fetch-Site': 'same-origin' });
		expect(await ownPage.json()).toEqual({ data: { viewer: { name: 'Crew' } } });
		expect(await (await post()).json()).toEqual({ data: { viewer: null } });
		const get = await server.fetch('/graphql?query={viewer{name}}', { headers: { cookie } });
		expect(await get.json()).toEqual({ data: { viewer: null } });
		const elsewhere = await post({
			Origin: 'https://evil.example',
			'Sec-Fetch-Site': 'cross-site',
		});
		expect(await elsewhere.json()).toEqual({ data: { viewer: null } });
	});

	it('counts for REST only with a nonce, which a logged-in user can fetch', async () => {
		const { cookie } = await logIn();
		const me = (headers: Record<string, string>) =>
			server.fetch('/wp-json/wp/v2/users/me', { headers: { cookie, ...headers } });
		expect((await me({})).status).toBe(401);
		const nonce = await (
			await server.fetch('/wp-admin/admin-ajax.php?action=rest-nonce', { headers: { cookie } })
		).text();
		expect((await me({ 'X-WP-Nonce': nonce })).status).toBe(200);
		expect((await me({ 'X-WP-Nonce': 'wrong' })).status).toBe(403);
	});

	it('that was changed in any part logs no user in', async () => {
		const { cookie } = await logIn();
		const [name = '', value = ''] = cookie.split('=');
		const parts = decodeURIComponent(value).split('|');
		for (const [index, part] of parts.entries()) {
			const forged = parts.with(index, part === 'admin' ? 'mara' : `${part}0`).join('|');
			const request = new Request(SITE_URL, {
				headers: { cookie: `${name}=${encodeURIComponent(forged)}` },
			});
			expect(server.wordpress.auth.viewerOf(request, { cookies: true })).toBeNull();
		}
	});
});

describe('the plain comment form', () => {
	const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
		server.fetch(
			'/wp-comments-post.php',
			form(
				{
					comment_post_ID: '17',
					author: 'A guest',
					email: 'g@example.test',
					comment: 'Hello',
					...fields,
				},
				headers,
			),
		);

	it('goes back to the page, with a note where the comment waits', async () => {
		const response = await send({});
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toMatch(
			/^\/first-light\/\?unapproved=\d+#comment-\d+$/,
		);
	});

	it('goes back to the comment where it can be seen', async () => {
		const response = await send({ comment: 'From the crew' }, EDITOR);
		const id = server.wordpress.store.commentsOf(17).at(-1)?.databaseId;
		expect(response.headers.get('location')).toBe(`/first-light/#comment-${id}`);
	});

	it('keeps the values when a field has a fault', async () => {
		const response = await send({ email: 'nowhere', comment: 'A "long" <text>' });
		const html = await response.text();
		expect(html).toContain('Please enter a valid email address.');
		expect(html).toContain('value="nowhere"');
		expect(html).toContain('A &quot;long&quot; &lt;text&gt;</textarea>');
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
	});

	it.each([
		['a closed post', { comment_post_ID: '18' }, 403],
		['a post that is not there', { comment_post_ID: '0' }, 404],
		['the same comment twice', { author: 'A guest', comment: 'Nice & calm' }, 409],
	])('refuses %s', async (_, fields, status) => {
		expect((await send(fields)).status).toBe(status);
	});

	it('sends no visitor to another site and takes nothing from another site', async () => {
		const elsewhere = await send({ redirect_to: 'https://evil.example/' });
		expect(elsewhere.headers.get('location')).toMatch(/^\/first-light\//);
		expect((await send({}, { Origin: 'https://evil.example' })).status).toBe(403);
		expect((await server.fetch('/wp-comments-post.php')).status).toBe(405);
	});

	it('writes under the account of a logged-in user', async () => {
		const { cookie } = await logIn();
		await send({ author: 'Somebody', comment: 'By cookie' }, { cookie });
		expect(server.wordpress.store.commentsOf(17).at(-1)).toMatchObject({
			authorName: 'Crew',
			userId: 1,
		});
		await send({ author: 'Somebody', comment: 'By password' }, ADMIN);
		expect(server.wordpress.store.commentsOf(17).at(-1)).toMatchObject({
			content: 'By password',
			userId: 1,
		});
	});
});
