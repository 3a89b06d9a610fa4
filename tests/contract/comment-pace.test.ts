import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, basic, form, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

const READER = basic('reader', 'r');
const TOO_QUICK = 'You are posting comments too quickly. Slow down.';
const GULET = 17;

let server: TestServer;
let clock: number;
beforeEach(async () => {
	clock = Date.UTC(2026, 10, 28, 12);
	server = await startTestServer({ isWritable: true, pacesComments: true, now: () => clock });
});
afterEach(() => server.close());

let count = 0;
/** The error of a comment sent by GraphQL; null if it was accepted. */
async function comment(
	author: { email?: string; from?: string; as?: Record<string, string>; content?: string } = {},
): Promise<string | null> {
	count += 1;
	const { email = `guest${count}@else.test`, from = '192.0.2.7', as, content } = author;
	const input = { commentOn: GULET, author: 'Guest', authorEmail: email };
	const response = await server.wordpress.handle(
		new Request(`${SITE_URL}/graphql`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...as },
			body: JSON.stringify({
				query: 'mutation($input:CreateCommentInput!){createComment(input:$input){success}}',
				variables: { input: { ...input, content: content ?? `Words ${count}` } },
			}),
		}),
		{ address: from },
	);
	const { data, errors } = await (response as Response).json();
	return data?.createComment?.success ? null : errors[0].message;
}

it('a visitor writes one comment in 15 seconds, by address or by mail', async () => {
	expect(await comment({ email: 'ann@else.test' })).toBeNull();
	clock += 14_000;
	expect(await comment({ from: '192.0.2.7' })).toBe(TOO_QUICK);
	expect(await comment({ email: 'Ann@else.test', from: '192.0.2.8' })).toBe(TOO_QUICK);
	expect(await comment({ from: '192.0.2.9' })).toBeNull();
	clock += 1_000;
	expect(await comment({ from: '192.0.2.7' })).toBeNull();
});

it('a refused comment starts no pause, and the same words are a duplicate first', async () => {
	expect(await comment({ email: 'ann@else.test', content: 'Same' })).toBeNull();
	expect(await comment({ email: 'ann@else.test', content: 'Same' })).toMatch(/^Duplicate comment/);
	clock += 15_000;
	expect(await comment({ content: ' ' })).not.toBeNull();
	expect(await comment({})).toBeNull();
});

it('a user counts by the account, and moderators write as quickly as they like', async () => {
	expect(await comment({ as: READER, from: '192.0.2.1' })).toBeNull();
	expect(await comment({ as: READER, from: '192.0.2.2' })).toBe(TOO_QUICK);
	expect(await comment({ as: ADMIN })).toBeNull();
	expect(await comment({ as: ADMIN })).toBeNull();
});

it('REST refuses with 400 and the form with 429', async () => {
	const send = async (path: string, init: RequestInit, address = '192.0.2.7') => {
		const request = new Request(SITE_URL + path, init);
		return (await server.wordpress.handle(request, { address })) as Response;
	};
	const rest = (content: string) =>
		send('/wp-json/wp/v2/comments', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...READER },
			body: JSON.stringify({ post: GULET, content }),
		});
	expect((await rest('One')).status).toBe(201);
	const second = await rest('Two');
	expect([second.status, await second.json()]).toMatchObject([
		400,
		{ code: 'comment_flood', message: TOO_QUICK, data: { status: 400 } },
	]);
	const typed = (words: string) =>
		form({ comment_post_ID: String(GULET), author: 'A', email: 'a@else.test', comment: words });
	const FORM = '/wp-comments-post.php';
	expect((await send(FORM, typed('Three'), '192.0.2.8')).status).toBe(302);
	const page = await send(FORM, typed('Four'), '192.0.2.8');
	expect(page.status).toBe(429);
	expect(await page.text()).toContain(TOO_QUICK);
});
