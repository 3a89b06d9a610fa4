import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from 'outrigger/testing/content-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from './support/built-site';

const TEST_LIMIT_MS = 120_000;
/** The number of writes that must be acknowledged before the process is killed, and the number of all writes. */
const [BEFORE_KILL, ALL] = [12, 24];
const AUTHORIZATION = `Basic ${Buffer.from('keeper:oars').toString('base64')}`;
const PIXEL = Buffer.from(
	'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
	'latin1',
);

let contentDir: string;
let dataDir: string;
beforeAll(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-killed-writes-'));
	const keeper = { login: 'keeper', role: 'administrator', applicationPasswords: ['oars'] };
	contentDir = contentFolder({
		'site.json': JSON.stringify({ title: 'Writes' }),
		'users.json': JSON.stringify([keeper]),
		'posts/first.html': '---\ntitle: First\n---\n\nWords\n',
	});
});
afterAll(() => {
	for (const folder of [contentDir, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const start = () =>
	startBuiltSite({ CONTENT_DIR: contentDir, DATA_DIR: dataDir, CONTENT_WRITES: 'on' });

/** Sends a write of each kind in turn. @returns the path that shows it; null if no answer came */
async function write(site: BuiltSite, number: number): Promise<string | null> {
	const headers = { authorization: AUTHORIZATION };
	const json = { ...headers, 'content-type': 'application/json' };
	const file = { ...headers, 'content-disposition': `attachment; filename=w${number}.gif` };
	const post = { title: `W${number}`, status: 'publish' };
	const sent =
		number % 3 === 2
			? { path: 'media', headers: file, body: new Uint8Array(PIXEL) }
			: {
					path: number % 3 === 1 ? 'categories' : 'posts',
					headers: json,
					body: JSON.stringify(number % 3 === 1 ? { name: post.title } : post),
				};
	try {
		const answer = await fetch(`${site.origin}/wp-json/wp/v2/${sent.path}`, {
			method: 'POST',
			headers: sent.headers,
			body: sent.body,
		});
		const { id, source_url, link } = (await answer.json()) as Record<string, string>;
		expect(answer.status).toBe(201);
		const shows = number % 3 === 2 ? source_url : link;
		return `${sent.path}/${id} ${new URL(shows ?? '', site.origin).pathname}`;
	} catch (error) {
		if (error instanceof TypeError) return null;
		throw error;
	}
}

it(
	'a write that was acknowledged is there after a kill -9: in REST and at its address',
	async () => {
		let site = await start();
		const acknowledged: string[] = [];
		const writes = Array.from({ length: ALL }, async (_, number) => {
			const shown = await write(site, number);
			if (shown === null) return;
			acknowledged.push(shown);
			if (acknowledged.length === BEFORE_KILL) process.kill(site.pid, 'SIGKILL');
		});
		await Promise.all(writes);
		await site.ended;
		expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE_KILL);
		expect(acknowledged.length).toBeLessThan(ALL);
		site = await start();
		for (const shown of acknowledged) {
			const [route, path] = shown.split(' ');
			const record = await fetch(`${site.origin}/wp-json/wp/v2/${route}`);
			expect([shown, record.status]).toEqual([shown, 200]);
			// The archive of a category exists even without posts.
			const page = await fetch(site.origin + path);
			expect([shown, page.status]).toEqual([shown, 200]);
		}
		expect(await write(site, 0)).toMatch(/^posts\//);
		await site.stop();
	},
	TEST_LIMIT_MS,
);
