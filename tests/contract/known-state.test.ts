import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KnownState, openDatabase, parseState, readState } from '@outrigger/mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';
import { sendJson } from './ask-rest';

let dataDir: string;
const open: TestServer[] = [];
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-state-'));
});
afterEach(async () => {
	for (const server of open.splice(0)) await server.close();
	rmSync(dataDir, { recursive: true });
});

async function host(knownState?: KnownState): Promise<TestServer> {
	const database = await openDatabase({ url: null, dataDir });
	const server = await startTestServer({ isWritable: true, dataDir, database, knownState });
	open.push(server);
	return server;
}

async function write(server: TestServer, title: string): Promise<void> {
	const made = await sendJson(server, 'POST', 'posts', { title, status: 'publish' });
	expect(made.status).toBe(201);
}
async function comment(server: TestServer, content: string): Promise<void> {
	const made = await sendJson(server, 'POST', 'comments', { post: 17, content });
	expect(made.status).toBe(201);
}
async function reset(server: TestServer): Promise<void> {
	const answer = await server.fetch('/wp-json/outrigger/v1/reset', {
		method: 'POST',
		headers: ADMIN,
	});
	expect([answer.status, await answer.json()]).toEqual([200, { reset: true }]);
}
/** The posts with the titles `Kept` and `Later` that the site shows. */
async function shown(server: TestServer): Promise<string[]> {
	const { data } = await server.ask(
		'{posts(first:100){nodes{title}}comments(first:100){nodes{content}}}',
	);
	const titles = data.posts.nodes.map(({ title }: { title: string }) => title);
	const said = data.comments.nodes.map(({ content }: { content: string }) =>
		content.replace(/<[^>]*>/g, '').trim(),
	);
	return [...titles, ...said].filter((text) => /^(?:Kept|Later)/.test(text)).sort();
}

it('a reset leads to the content folder: neither records nor comments stay', async () => {
	const server = await host();
	await write(server, 'Later post');
	await comment(server, 'Later comment');
	expect(await shown(server)).toEqual(['Later comment', 'Later post']);
	await reset(server);
	expect(await shown(server)).toEqual([]);
	await comment(server, 'Later comment');
	expect(await shown(server)).toEqual(['Later comment']);
});

it('a reset leads to a snapshot where there is one, in another database as well', async () => {
	const first = await host();
	await write(first, 'Kept post');
	await comment(first, 'Kept comment');
	const database = await openDatabase({ url: null, dataDir });
	const text = JSON.stringify(await readState(database));
	await database.destroy();
	await open.pop()?.close();
	rmSync(dataDir, { recursive: true });
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-state-'));
	const second = await host(parseState(text));
	expect(await shown(second)).toEqual([]);
	await reset(second);
	expect(await shown(second)).toEqual(['Kept comment', 'Kept post']);
	await write(second, 'Later post');
	await comment(second, 'Later comment');
	expect(await shown(second)).toHaveLength(4);
	await reset(second);
	expect(await shown(second)).toEqual(['Kept comment', 'Kept post']);
});

it('other hosts learn of a reset, and of later writes', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	try {
		const [first, second] = [await host(), await host()];
		/** Waits until the second host shows the change, after its next look into the database. */
		const shownAfterLook = () => {
			vi.advanceTimersToNextTimer();
			return shown(second);
		};
		await write(first, 'Later post');
		await expect.poll(shownAfterLook, { timeout: 10_000 }).toEqual(['Later post']);
		await reset(first);
		await expect.poll(shownAfterLook, { timeout: 10_000 }).toEqual([]);
		await write(first, 'Kept post');
		await expect.poll(shownAfterLook, { timeout: 10_000 }).toEqual(['Kept post']);
	} finally {
		vi.useRealTimers();
	}
});

it('a text that is no snapshot is named', () => {
	expect(() => parseState('x')).toThrow(/^It is no snapshot: the file is undefined/);
	const broken = { version: 1, records: [{ kind: 'post', record_id: 'x', record: null }] };
	expect(() => parseState(JSON.stringify(broken))).toThrow(/records\.0\.record_id is "x"/);
	const outside = { version: 1, records: [], comments: [], files: [{ name: '../x', base64: '' }] };
	expect(() => parseState(JSON.stringify(outside))).toThrow(/files\.0\.name/);
});
