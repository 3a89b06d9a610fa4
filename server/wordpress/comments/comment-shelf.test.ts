import {
	appendFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommentRecord } from '@outrigger/formats/model/records';
import { sql } from 'kysely';
import { DATABASE_KINDS } from 'outrigger/testing/database-kinds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database/open-database';
import type { NewComment } from '../store/store';
import { LOOK_EVERY_MS, openCommentShelf } from './comment-shelf';

const written = (content: string, own: Partial<NewComment> = {}): NewComment => ({
	postId: 1,
	parentId: 0,
	authorName: 'Ann',
	authorEmail: 'ann@mail.example',
	authorUrl: '',
	userId: 0,
	content,
	date: '2026-11-22 13:00:00',
	dateGmt: '2026-11-22 12:00:00',
	status: 'approve',
	...own,
});
const line = (databaseId: number, content: string, own: Partial<NewComment> = {}) =>
	`${JSON.stringify({ databaseId, ...written(content, own) } satisfies CommentRecord)}\n`;
const said = (comments: readonly CommentRecord[]) =>
	comments.map(({ databaseId, parentId, content }) => [databaseId, parentId, content]);

describe.each(DATABASE_KINDS)('comments that lie in %s', (_, start) => {
	let server: Awaited<ReturnType<typeof start>>;
	let dataDir: string;
	let database: Database;
	const file = () => join(dataDir, 'comments.jsonl');
	beforeAll(async () => {
		server = await start();
	}, 60_000);
	afterAll(() => server.close());
	beforeEach(async () => {
		dataDir = mkdtempSync(join(tmpdir(), 'outrigger-comments-'));
		database = await openDatabase({ url: server.url, dataDir });
		if (server.url !== null) await sql`truncate comments restart identity`.execute(database);
		if (server.url !== null)
			await sql`alter sequence comments_id_seq restart with 1000001`.execute(database);
	});
	afterEach(() => database.destroy());
	const open = () => openCommentShelf(database, dataDir);

	it('have ids above a million, whatever they say', async () => {
		const shelf = await open();
		const content = 'Two\nlines, "quotes", \u2028 and 🚤';
		const first = await shelf.keep(written(content, { status: 'hold' }));
		expect(first).toEqual({ databaseId: 1_000_001, ...written(content, { status: 'hold' }) });
		await shelf.keep(written('Answer.', { parentId: 1_000_001 }));
		expect(said(await (await open()).read())).toEqual([
			[1_000_001, 0, content],
			[1_000_002, 1_000_001, 'Answer.'],
		]);
	});

	it('are one when they come twice at the same time', async () => {
		const shelf = await open();
		const kept = await Promise.all([1, 2, 3].map(() => shelf.keep(written('Once.'))));
		expect(kept.filter((comment) => comment !== null)).toHaveLength(1);
		for (const other of [{ postId: 2 }, { parentId: 9 }, { authorEmail: 'bo@mail.example' }]) {
			expect(await shelf.keep(written('Once.', other))).not.toBeNull();
		}
		expect(await shelf.read()).toHaveLength(4);
	});

	it('come out of the file of earlier versions, with their ids, and never twice', async () => {
		const lines =
			line(1_000_001, 'First.') + line(1_000_005, 'Answer.', { parentId: 1_000_001, postId: 1 });
		writeFileSync(file(), lines);
		const shelf = await open();
		expect(shelf.warnings).toEqual([]);
		expect([existsSync(file()), readFileSync(`${file()}.moved`, 'utf8')]).toEqual([false, lines]);
		// A host that was killed before it gave the file another name, and an earlier version that wrote on.
		writeFileSync(file(), lines + line(1_000_006, 'Later.', { parentId: 1_000_005 }));
		const all = [
			[1_000_001, 0, 'First.'],
			[1_000_005, 1_000_001, 'Answer.'],
			[1_000_006, 1_000_005, 'Later.'],
		];
		expect(said(await (await open()).read())).toEqual(all);
		const next = await shelf.keep(written('Next.'));
		expect(next?.databaseId).toBeGreaterThan(1_000_006);
	});

	it('get other ids where the database has them already, and answers follow', async () => {
		await (await open()).keep(written('Of another host.'));
		writeFileSync(
			file(),
			line(1_000_001, 'Mine.') + line(1_000_002, 'Yes.', { parentId: 1_000_001 }),
		);
		const [other, mine, answer] = await (await open())
			.read()
			.then((all) =>
				['Of another host.', 'Mine.', 'Yes.'].map((content) =>
					all.find((one) => one.content === content),
				),
			);
		expect(other?.databaseId).toBe(1_000_001);
		expect(answer?.parentId).toBe(mine?.databaseId);
		expect(new Set([other, mine, answer].map((one) => one?.databaseId)).size).toBe(3);
	});

	it('are told where lines of the file are torn or no comments; the file is kept', async () => {
		const torn = `${line(1_000_001, 'Whole.')}null\n{"databaseId":"7"}\n{"databaseId":12,"postId":1,"conte`;
		writeFileSync(file(), torn);
		const shelf = await open();
		expect(shelf.warnings).toEqual([
			'stored comments: 3 unreadable lines were skipped, see comments.jsonl.moved',
		]);
		expect((await shelf.read()).map(({ content }) => content)).toEqual(['Whole.']);
		expect(readFileSync(`${file()}.moved`, 'utf8')).toBe(torn);
	});

	it('are told where the file cannot be read, and the site starts', async () => {
		mkdirSync(file());
		const { warnings } = await open();
		expect(warnings).toEqual([expect.stringContaining('comments.jsonl cannot be read')]);
		expect(existsSync(file())).toBe(true);
	});

	it('are moved where the file cannot get another name, too, and once', async () => {
		mkdirSync(`${file()}.moved/in-the-way`, { recursive: true });
		writeFileSync(file(), line(1_000_001, 'Whole.'));
		await open();
		appendFileSync(file(), 'junk\n');
		const shelf = await open();
		expect(shelf.warnings[0]).toContain('see comments.jsonl');
		expect(await shelf.read()).toHaveLength(1);
	});

	it('reach the other hosts', async () => {
		const [one, two] = [await open(), await open()];
		await one.read();
		const seen: string[] = [];
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const end = one.watch(
			(comments) => seen.push(...comments.map(({ content }) => content)),
			(error) => seen.push(String(error)),
		);
		try {
			await two.keep(written('From two.'));
			vi.advanceTimersByTime(LOOK_EVERY_MS - 1);
			expect(seen).toEqual([]);
			vi.advanceTimersByTime(1);
			await vi.waitFor(() => expect(seen).toContain('From two.'));
		} finally {
			end();
			vi.useRealTimers();
		}
	});
});
