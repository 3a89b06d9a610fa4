import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { relayComment } from './comment-relay';

const SITE = 'https://boats.test';
const bodies: string[] = [];
const server = createServer((request, response) => {
	let body = '';
	request.on('data', (part) => {
		body += part;
	});
	request.on('end', () => {
		bodies.push(body);
		response.writeHead(302, { location: '/first/#comment-1' }).end();
	});
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
	bodies.length = 0;
});

function send(body: string | FormData, headers: Record<string, string> = {}) {
	const type: Record<string, string> =
		typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
	const request = new Request(`${SITE}/wp-comments-post.php`, {
		method: 'POST',
		body,
		headers: { ...type, ...headers },
	});
	return relayComment(
		request,
		{ address: '10.1.1.2' },
		{
			wordpressUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
			siteUrl: SITE,
			ownOrigins: [SITE],
			localize: (text) => text,
			onChange: () => undefined,
		},
	);
}
const COMMENT = 'comment_post_ID=11&author=A&comment=Fair+winds';

describe('a comment before a real site', () => {
	it('is passed on with the fields of a comment, and no others', async () => {
		const answer = await send(`${COMMENT}&user_id=1`);
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/first/#comment-1']);
		expect(bodies).toEqual([COMMENT]);
	});

	it('is passed on alike where it comes as multipart', async () => {
		const form = new FormData();
		for (const [name, value] of new URLSearchParams(COMMENT)) form.append(name, value);
		expect((await send(form)).status).toBe(303);
		expect(bodies).toEqual([COMMENT]);
	});

	it.each(['comment_post_ID=12', 'comment_post_ID[]=12', '+comment_post_ID=12', 'a.b=1'])(
		'is refused where PHP may read another one: with %s',
		async (more) => {
			expect((await send(`${COMMENT}&${more}`)).status).toBe(400);
			expect(bodies).toEqual([]);
		},
	);

	it('gets a refusal from another site, with every header that shows the site', async () => {
		const senders: Record<string, string>[] = [
			{ origin: 'https://evil.example' },
			{ 'sec-fetch-site': 'same-site' },
			{ cookie: 'a=b' },
		];
		for (const headers of senders) {
			expect((await send(COMMENT, headers)).status).toBe(403);
		}
		expect(bodies).toEqual([]);
	});

	it('gets a refusal where the body is no form', async () => {
		expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(400);
	});
});
