import { beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_SITE_URL, type WholeSite, wholeSite } from './testing/whole-site';

const POST = '/stories/first/';

/** A number of comments on the first post, a minute apart; the last one answers the third. */
const comments = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		databaseId: index + 1,
		post: 'first',
		authorName: `Guest ${index + 1}`,
		content: `Text ${index + 1}`,
		date: new Date(Date.UTC(2026, 4, 2, 10, index)).toISOString().slice(0, 16).replace('T', ' '),
		status: 'approve',
		...(index + 1 === count && { parent: 3 }),
	}));

const idsIn = (html: string) =>
	[...html.matchAll(/<li id="comment-(\d+)"/g)].map(([, id]) => Number(id));
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('more than a hundred comments, without script', () => {
	let site: WholeSite;
	const read = async (path: string) => (await site.get(path)).text();
	beforeAll(async () => {
		site = await wholeSite({ 'comments.json': JSON.stringify(comments(160)) });
	});

	it('begin at the post with the newest, all of them counted', async () => {
		const html = await read(POST);
		expect(idsIn(html)).toEqual(Array.from({ length: 60 }, (_, index) => 101 + index));
		expect(html).toContain('>160 comments</h2>');
		expect(html).toContain(`href="${POST}comment-page-2/#comments"`);
		expect(html).toContain('id="comments"');
		expect(canonicalOf(html)).toBe(`${WHOLE_SITE_URL}${POST}`);
	});

	it('stand on pages of their own, each with its own address for search engines', async () => {
		const [oldest, between] = await Promise.all([
			read(`${POST}comment-page-1/`),
			read(`${POST}comment-page-2/`),
		]);
		expect(idsIn(oldest)).toEqual(Array.from({ length: 50 }, (_, index) => 1 + index));
		expect(idsIn(between)).toEqual(Array.from({ length: 50 }, (_, index) => 51 + index));
		expect(canonicalOf(oldest)).toBe(`${WHOLE_SITE_URL}${POST}comment-page-1/`);
		expect(canonicalOf(between)).toBe(`${WHOLE_SITE_URL}${POST}comment-page-2/`);
		expect(titleOf(between)).toContain('Comments, page 2');
		expect(between).toContain(`href="${POST}comment-page-1/#comments"`);
		expect(between).toContain(`href="${POST}#comments"`);
		expect(between).toContain('>160 comments</h2>');
	});

	it('are the post itself under the number of the newest', async () => {
		const html = await read(`${POST}comment-page-3/`);
		expect(idsIn(html)).toHaveLength(60);
		expect(canonicalOf(html)).toBe(`${WHOLE_SITE_URL}${POST}`);
	});

	it.each([
		[`${POST}comment-page-4/`, POST],
		['/comment-page-1/', '/'],
	])('lead from %s, which is not there, to %s', async (path, location) => {
		const response = await site.get(path);
		expect(response.status).toBe(301);
		expect(response.headers.get('location')).toBe(location);
	});

	it.each(['/stories/comment-page-1/', '/nowhere/comment-page-1/', '/comment-page-1/?s=first'])(
		'are nothing where nothing is commented on: %s',
		async (path) => {
			expect((await site.get(path)).status).toBe(404);
		},
	);

	it('take a new comment at the post, and count it on every page', async () => {
		const response = await site.app.request(`${WHOLE_SITE_URL}/wp-comments-post.php`, {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				origin: WHOLE_SITE_URL,
				'sec-fetch-site': 'same-origin',
			},
			body: new URLSearchParams({
				comment_post_ID: '11',
				comment_parent: '5',
				comment: 'A new one',
				author: 'A guest',
				email: 'guest@site.test',
			}),
		});
		const id = /^\/stories\/first\/#comment-(\d+)$/.exec(response.headers.get('location') ?? '');
		expect(idsIn(await read(POST)).at(-1)).toBe(Number(id?.[1]));
		expect(await read(`${POST}comment-page-1/`)).toContain('>161 comments</h2>');
	});
});

describe('a comment that is refused, without script', () => {
	const send = (site: WholeSite, fields: Record<string, string>, headers = {}) =>
		site.app.request(`${WHOLE_SITE_URL}/wp-comments-post.php`, {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				origin: WHOLE_SITE_URL,
				'sec-fetch-site': 'same-origin',
				...headers,
			},
			body: new URLSearchParams({
				comment_post_ID: '11',
				author: 'A <b>guest</b>',
				email: 'guest@site.test',
				comment: 'Fair winds',
				...fields,
			}),
		});

	it('is explained beside the form on the post, with the input of the visitor, and no cache keeps it', async () => {
		const site = await wholeSite({ 'comments.json': JSON.stringify(comments(4)) });
		const answer = await send(site, { email: 'nowhere' });
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([
			200,
			expect.stringContaining('no-store'),
		]);
		const html = await answer.text();
		expect(titleOf(html)).toContain('First');
		expect(html).toMatch(/class="comment-form-status"[^>]*autofocus[^>]*>[^<]*email/i);
		expect(html).toMatch(/<textarea[^>]*name="comment"[^>]*>Fair winds<\/textarea>/);
		expect(html).toContain('value="A &lt;b&gt;guest&lt;/b&gt;"');
		const after = await (await site.get(POST)).text();
		expect(after).not.toContain('Fair winds');
		expect(after).not.toMatch(/class="comment-form-status"[^>]*autofocus/);
	});

	it('stays below the comment that it answers', async () => {
		const site = await wholeSite({ 'comments.json': JSON.stringify(comments(4)) });
		const html = await (await send(site, { comment: '', comment_parent: '1' })).text();
		expect(html).toContain('name="comment_parent" value="1"');
	});

	it('has WordPress’s own page where there is no post, and comes from this site alone', async () => {
		const site = await wholeSite();
		const nowhere = await send(site, { comment_post_ID: '999' });
		expect([nowhere.status, await nowhere.text()]).toEqual([
			404,
			expect.stringContaining('not taken'),
		]);
		const foreign = await send(
			site,
			{},
			{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
		);
		expect(foreign.status).toBe(403);
	});
});
