import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_SITE_URL, type WholeSite, wholeSite } from './testing/whole-site';

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite();
});

const xmlOf = async (response: Response) => {
	const { window } = new JSDOM(await response.text(), { contentType: 'application/xml' });
	const textsOf = (selector: string) =>
		[...window.document.querySelectorAll(selector)].map(({ textContent }) => textContent);
	return { textsOf };
};
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	site.app.request(`${WHOLE_SITE_URL}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
		body: new URLSearchParams(fields).toString(),
	});
const cookieOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');

describe('a site with its WordPress', () => {
	it.each(['/', '/stories/', '/stories/first/', '/category/trips/', '/fleet/wren/', '/?s=cove'])(
		'shows %s',
		async (path) => {
			const response = await site.get(path);
			expect(response.status).toBe(200);
			expect(await response.text()).not.toContain('alert(1)');
		},
	);

	it('names its REST API on every page, kept or not, and answers it without pretty permalinks', async () => {
		for (let time = 0; time < 2; time++) {
			const page = await site.get('/');
			expect(page.headers.get('link')).toBe(
				`<${WHOLE_SITE_URL}/wp-json/>; rel="https://api.w.org/"`,
			);
			const rest = await site.get('/?rest_route=/wp/v2/posts&_fields=id&per_page=1');
			expect(await rest.json()).toHaveLength(1);
			const graphql = await site.get('/?graphql&query=%7BgeneralSettings%7Burl%7D%7D');
			expect(await graphql.json()).toEqual({ data: { generalSettings: { url: WHOLE_SITE_URL } } });
		}
	});

	it('has a page for unknown addresses', async () => {
		expect((await site.get('/nowhere/')).status).toBe(404);
		expect((await site.get('/stories/page/9/')).status).toBe(404);
		expect((await site.get('/stories/draft/')).status).toBe(404);
	});

	it('never follows a foreign address', async () => {
		const response = await site.get('/https://evil.example/first/');
		expect([301, 404]).toContain(response.status);
		expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
	});

	it('takes a comment from a plain form', async () => {
		expect(await (await site.get('/stories/first/')).text()).not.toContain('What a bay');
		const answer = await form('/wp-comments-post.php', {
			comment_post_ID: '11',
			author: 'A guest',
			email: 'guest@boats.example',
			comment: 'What a bay',
		});
		expect(answer.status).toBe(302);
		const { errors, data } = await site.backend.execute({
			query: (await import('graphql')).parse('{ comments { nodes { content } } }'),
		});
		expect(errors).toBeUndefined();
		expect(JSON.stringify(data)).toContain('What a bay');
	});
});

describe('feeds', () => {
	it('hold the newest posts, safe to show', async () => {
		const response = await site.get('/feed/');
		expect(response.headers.get('content-type')).toContain('application/rss+xml');
		const { textsOf } = await xmlOf(response);
		expect(textsOf('channel > title')).toEqual(['Bay & Boats']);
		expect(textsOf('item > title')).toContain('First & best');
		expect(textsOf('item > title')).not.toContain('Unfinished');
		expect(textsOf('item > link')).toContain(`${WHOLE_SITE_URL}/stories/first/`);
		expect(textsOf('item > pubDate').join()).toContain('Fri, 01 May 2026 08:30:00 GMT');
		expect(textsOf('item > description').join()).not.toContain('script');
	});

	it.each([
		['/stories/feed/', 'First & best'],
		['/category/trips/feed/', 'First & best'],
		['/author/crew/feed/', 'First & best'],
		['/boat-type/rib/feed/', 'Wren'],
	])('%s is the feed of that archive', async (path, title) => {
		const { textsOf } = await xmlOf(await site.get(path));
		expect(textsOf('item > title')).toContain(title);
	});

	it('of a post holds its comments, of nothing is a 404', async () => {
		const { textsOf } = await xmlOf(await site.get('/stories/first/feed/'));
		expect(textsOf('item > description').join()).toContain('Lovely <b>day</b>');
		expect((await site.get('/nowhere/feed/')).status).toBe(404);
	});
});

describe('the feed of all comments', () => {
	it.each(['/comments/feed/', '/?feed=comments-rss2'])('is %s', async (path) => {
		const response = await site.get(path);
		expect(response.headers.get('content-type')).toContain('application/rss+xml');
		const { textsOf } = await xmlOf(response);
		expect(textsOf('channel > title')).toEqual(['Comments – Bay & Boats']);
		expect(textsOf('item > title').join()).toMatch(/Comment on First & best by /);
		expect(textsOf('item > link').join()).toContain('/stories/first/#comment-');
		expect(textsOf('item > description').join()).toContain('Lovely <b>day</b>');
	});

	it('the feed withholds comments on a post behind a password, and the post’s title shows that', async () => {
		const said = { authorName: 'A guest', date: '2026-05-02 10:00', status: 'approve' };
		const locked = await wholeSite({
			'comments.json': JSON.stringify([
				{ ...said, post: 'secret', content: 'Behind the door' },
				{ ...said, post: 'first', content: 'In the open' },
			]),
		});
		const all = await (await locked.get('/comments/feed/')).text();
		expect([all.includes('In the open'), all.includes('Behind the door')]).toEqual([true, false]);
		const own = await locked.get('/stories/secret/feed/');
		expect([own.status, await own.text()]).toEqual([200, expect.not.stringContaining('Behind')]);
		const page = await (await locked.get('/stories/secret/')).text();
		expect(page).toContain('<title>Protected: Secret cove – Bay &amp; Boats</title>');
		expect(page).toMatch(/<h1[^>]*>Protected: Secret cove<\/h1>/);
		expect(page).not.toContain('Behind the door');
	});
});

describe('the sitemap', () => {
	it('lists the public pages', async () => {
		const index = await xmlOf(await site.get('/sitemap.xml'));
		expect(index.textsOf('loc')).toEqual([`${WHOLE_SITE_URL}/sitemap-1.xml`]);
		const part = await xmlOf(await site.get('/sitemap-1.xml'));
		const paths = part.textsOf('loc').map((loc) => loc?.slice(WHOLE_SITE_URL.length));
		expect(paths).toEqual(
			expect.arrayContaining([
				'/',
				'/stories/first/',
				'/fleet/wren/',
				'/category/trips/',
				'/boat-type/rib/',
				'/author/crew/',
			]),
		);
		expect(paths).not.toContain('/stories/secret/');
		expect(paths).not.toContain('/stories/draft/');
		expect(new Set(paths).size).toBe(paths.length);
		expect((await site.get('/sitemap-2.xml')).status).toBe(404);
		expect((await site.get('/wp-sitemap.xml')).headers.get('location')).toBe('/sitemap.xml');
	});
});

describe('a post behind a password', () => {
	const open = (password: string, referer: string) =>
		form('/wp-login.php?action=postpass', { post_password: password }, { referer });

	it('the host shows the post to a visitor with the password and to no other visitor', async () => {
		const path = '/stories/secret/';
		expect(await (await site.get(path)).text()).not.toContain('in the north');
		const answer = await open('octopus', `${WHOLE_SITE_URL}${path}`);
		expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
		expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
		const kept = Buffer.from(cookieOf(answer).split('=')[1] ?? '', 'base64url');
		expect(kept.toString('latin1')).not.toContain('octopus');
		const unlocked = await site.get(path, { cookie: cookieOf(answer) });
		expect(unlocked.headers.get('cache-control')).toBe('private, no-store');
		expect(await unlocked.text()).toContain('in the north');
		expect(await (await site.get(path)).text()).not.toContain('in the north');
	});

	it('the post stays locked after a wrong password, and the host sends no visitor to another host', async () => {
		const answer = await open('squid', 'https://evil.example/stories/secret/');
		expect(answer.headers.get('location')).toBe('/');
		const page = await site.get('/stories/secret/', { cookie: cookieOf(answer) });
		expect(page.status).toBe(200);
		expect(await page.text()).not.toContain('in the north');
	});

	it('the form reports the wrong password only to the visitor who has just sent it', async () => {
		const path = '/stories/secret/';
		const referer = WHOLE_SITE_URL + path;
		const shown = async (password: string, from: string) => {
			const cookie = cookieOf(await open(password, from));
			return (await site.get(path, { cookie, referer: from })).text();
		};
		const wrong = await shown('squid', referer);
		const [, id] = /role="alert"><p id="([^"]+)">Invalid password\.</.exec(wrong) ?? [];
		expect(wrong).toMatch(
			new RegExp(`<input[^>]*aria-describedby="${id} [^>]*aria-invalid="true"`),
		);
		const [, back = ''] = /name="redirect_to" value="([^"]+)"/.exec(wrong) ?? [];
		expect(wrong).toContain(`<input id="${back.replace(`${path}#`, '')}"`);
		for (const other of [
			shown('squid', `${WHOLE_SITE_URL}/stories/`),
			shown('octopus', referer),
			site.get(path, { referer }).then((answer) => answer.text()),
		]) {
			expect(await other).not.toContain('Invalid password.');
		}
	});
});

describe('a user by HTTP Basic', () => {
	it.each([
		['crew:aaaa bbbb cccc', false],
		['crew:aaaa bbbb cccd', true],
		['crew:aboard', true],
		['nobody:aaaa bbbb cccc', true],
	])('%s is refused: %s', (credentials, isRefused) => {
		const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
		const request = new Request(WHOLE_SITE_URL, { headers: { authorization } });
		expect(site.backend.refusesCredentials(request)).toBe(isRefused);
		expect(site.backend.refusesCredentials(new Request(WHOLE_SITE_URL))).toBe(false);
	});
});

describe('a draft', () => {
	it('reaches a user with the right to edit it, uncached', async () => {
		const authorization = `Basic ${Buffer.from('crew:aaaa bbbb cccc').toString('base64')}`;
		const response = await site.get('/?p=13&preview=true', { authorization });
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		expect(await response.text()).toContain('Not yet.');
	});

	it('is a 404 for every other visitor', async () => {
		const response = await site.get('/?p=13&preview=true');
		expect(response.status).toBe(404);
		expect(await response.text()).not.toContain('Not yet.');
	});

	it('short addresses lead to published content', async () => {
		expect((await site.get('/?p=11')).headers.get('location')).toBe('/stories/first/');
		expect((await site.get('/?p=13')).headers.get('location')).toBeNull();
	});
});
