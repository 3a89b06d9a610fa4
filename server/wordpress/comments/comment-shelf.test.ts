import { mkdtempSync } from 'node:fs';
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
const said = (comments: readonly CommentRecord[]) =>
	comments.map(({ databaseId, parentId, content }) => [databaseId, parentId, content]);

describe.each(DATABASE_KINDS)('comments that lie in %s', (_, start) => {
	let server: Awaited<ReturnType<typeof start>>;
	let dataDir: string;
	let database: Database;
	beforeAll(async () => {
		server = await start();
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		dataDir = mkdtempSync(join(tmpdir(), 'outrigger-comments-'));
		database = await openDatabase({ url: server.url, dataDir });
		if (server.url !== null) await sql`truncate comments restart identity`.execute(database);
		if (server.url !== null)
			await sql`alter sequence comments_id_seq restart with 1000001`.execute(database);
	});
	afterEach(() => database.destroy());
	const open = () => openCommentShelf(database);

	it('get ids above a million, also where they name other ids', async () => {
		const shelf = open();
		const content = 'Two\nlines, "quotes", \u2028 and 🚤';
		const first = await shelf.keep(written(content, { status: 'hold' }));
		expect(first).toEqual({ databaseId: 1_000_001, ...written(content, { status: 'hold' }) });
		await shelf.keep(written('Answer.', { parentId: 1_000_001 }));
		expect(said(await open().read())).toEqual([
			[1_000_001, 0, content],
			[1_000_002, 1_000_001, 'Answer.'],
		]);
	});

	it('are one when they come twice at the same time', async () => {
		const shelf = open();
		const kept = await Promise.all([1, 2, 3].map(() => shelf.keep(written('Once.'))));
		expect(kept.filter((comment) => comment !== null)).toHaveLength(1);
		for (const other of [{ postId: 2 }, { parentId: 9 }, { authorEmail: 'bo@mail.example' }]) {
			expect(await shelf.keep(written('Once.', other))).not.toBeNull();
		}
		expect(await shelf.read()).toHaveLength(4);
	});

	it('reach the other hosts', async () => {
		const [one, two] = [open(), open()];
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
