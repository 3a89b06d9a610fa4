import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOK_EVERY_MS } from '@outrigger/mock/comments/comment-shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderPage, contentFolder } from './testing/content-folder';
import { hasPostgres, postgresServer } from './testing/postgres-server';
import { hasRedisServer, redisServer } from './testing/redis-server';
import { openWith, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const LIMIT = 12;
const EDITOR = `Basic ${Buffer.from('editor:abcd efgh').toString('base64')}`;

const content = () =>
	contentFolder({
		'site.json': JSON.stringify({
			title: 'Boats',
			permalinkStructure: '/%postname%/',
			commentModeration: false,
		}),
		'users.json': JSON.stringify([
			{ login: 'editor', role: 'editor', password: 'abc', applicationPasswords: ['abcd efgh'] },
		]),
		'posts/bay.md': '---\ndatabaseId: 11\ntitle: The bay\ndate: 2026-05-01 08:30\n---\n\nCalm.\n',
		'pages/ask.json': builderPage('ask', 10, [
			{
				id: 'abc1234',
				elType: 'widget',
				widgetType: 'form',
				settings: { submit_actions: [] },
				elements: [],
			},
		]),
	});

/** One of the hosts, listening. */
interface Listening {
	site: WholeSite;
	server: Server;
	origin: string;
}

const hasBoth = hasPostgres && hasRedisServer;

describe.runIf(hasBoth)('two hosts that share a Redis and a PostgreSQL', () => {
	let redis: Awaited<ReturnType<typeof redisServer>>;
	let postgres: Awaited<ReturnType<typeof postgresServer>>;
	let one: Listening;
	let two: Listening;
	beforeAll(async () => {
		[redis, postgres] = await Promise.all([redisServer(), postgresServer()]);
		// Both hosts update the tables of the database at the same time.
		[one, two] = await Promise.all([listen(), listen()]);
	});
	afterAll(async () => {
		for (const { site, server } of [one, two]) {
			server.close();
			await site.app.close();
		}
		redis.close();
		await postgres.close();
	});

	async function listen(): Promise<Listening> {
		const site = await openWith({
			CONTENT_DIR: content(),
			RATE_LIMIT: String(LIMIT),
			REDIS_URL: redis.url,
			DATABASE_URL: postgres.url,
		});
		const server = createServer(site.app.listener).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		return { site, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
	}

	const send = (host: Listening, address: string, key: string, name = 'Ann') =>
		fetch(`${host.origin}/wp-admin/admin-ajax.php`, {
			method: 'POST',
			headers: { 'x-forwarded-for': address },
			body: new URLSearchParams({
				action: 'elementor_pro_forms_send_form',
				post_id: '10',
				form_id: 'abc1234',
				idempotency_key: key,
				'form_fields[name]': name,
				'form_fields[email]': 'ann@mail.example',
			}),
		});
	const submissions = async (host: Listening, search: string) => {
		const path = `${WHOLE_SITE_URL}/wp-admin/submissions?s=${search}`;
		const answer = await host.site.app.request(path, { headers: { authorization: EDITOR } });
		return /<p role="status">(.*?)<\/p>/.exec(await answer.text())?.[1];
	};

	it('take a form that reaches both under one key once, and give one answer', async () => {
		const answers = await Promise.all(
			[one, two, one, two].map(async (host) => {
				const answer = await send(host, '203.0.113.1', 'key-at-both', 'Once');
				return answer.json();
			}),
		);
		expect(answers[0]).toMatchObject({ success: true });
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect(await submissions(one, 'Once')).toContain('One submission');
		expect(await submissions(two, 'Once')).toContain('One submission');
	});

	it('count the forms of an address together, to the last one that is taken', async () => {
		const statuses: number[] = [];
		for (let count = 0; count < LIMIT; count += 1) {
			const host = count % 2 === 0 ? one : two;
			statuses.push((await send(host, '203.0.113.2', `count-${count}-x`, 'Many')).status);
		}
		expect(statuses).toEqual(Array(LIMIT).fill(200));
		const refused = await Promise.all(
			[one, two].map((host) => send(host, '203.0.113.2', 'one-too-many')),
		);
		expect(refused.map(({ status }) => status)).toEqual([429, 429]);
		expect((await send(two, '203.0.113.3', 'another-address')).status).toBe(200);
		expect(await submissions(two, 'Many')).toContain(`${LIMIT} submissions`);
	});

	it('show a comment that the other one took, on the post and in GraphQL', async () => {
		await Promise.all([one, two].map(({ site }) => site.get('/bay/')));
		const written = await one.site.app.request(`${WHOLE_SITE_URL}/wp-comments-post.php`, {
			method: 'POST',
			headers: { origin: WHOLE_SITE_URL },
			body: new URLSearchParams({
				comment_post_ID: '11',
				author: 'Ann',
				email: 'ann@mail.example',
				comment: 'Seen from the pier.',
			}),
		});
		expect(written.status).toBe(302);
		const asked = encodeURIComponent('{comments{nodes{content}}}');
		const said = async ({ site }: Listening) =>
			(await site.get(`/graphql?query=${asked}`, { accept: 'application/json' })).text();
		expect(await said(one)).toContain('Seen from the pier.');
		await wait(LOOK_EVERY_MS + 500);
		await expect.poll(() => said(two)).toContain('Seen from the pier.');
		const pages = await Promise.all([one, two].map(({ site }) => site.get('/bay/')));
		const [here, there] = await Promise.all(pages.map((page) => page.text()));
		expect(here).toBe(there);
	});

	it('ask the visitor to send a comment again later while PostgreSQL is away, and still show the page', async () => {
		await postgres.close();
		const refused = await one.site.app.request(`${WHOLE_SITE_URL}/wp-comments-post.php`, {
			method: 'POST',
			headers: { origin: WHOLE_SITE_URL },
			body: new URLSearchParams({
				comment_post_ID: '11',
				author: 'Ben',
				email: 'ben@mail.example',
				comment: 'Sent while the database slept.',
			}),
		});
		expect(refused.status).toBe(503);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await one.site.get('/bay/')).status).toBe(200);
	});
});

describe.skipIf(hasBoth)('two hosts, on a machine without redis-server or PostgreSQL', () => {
	it.skip('are not tried: install redis-server and postgresql for it', () => undefined);
});
