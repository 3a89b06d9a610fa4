import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildThread, type ThreadEntry } from './thread';

const comment = (databaseId: number, parentDatabaseId: number | null = null) => ({
	databaseId,
	parentDatabaseId,
});
type Entry = ThreadEntry<ReturnType<typeof comment>>;

const shape = (entries: readonly Entry[]): unknown =>
	entries.map(({ comment: { databaseId }, replies }) => [databaseId, shape(replies)]);

const count = (entries: readonly Entry[]): number =>
	entries.reduce((sum, { replies }) => sum + 1 + count(replies), 0);

describe('a thread of comments', () => {
	it('puts answers below the answered comments, in their order', () => {
		const thread = buildThread([
			comment(1),
			comment(2),
			comment(3, 1),
			comment(4, 3),
			comment(5, 1),
		]);
		expect(shape(thread)).toEqual([
			[
				1,
				[
					[3, [[4, []]]],
					[5, []],
				],
			],
			[2, []],
		]);
	});

	it('takes 0 for no parent, as WordPress does', () => {
		expect(shape(buildThread([comment(1, 0)]))).toEqual([[1, []]]);
	});

	it('shows an answer at the root if its parent is hidden', () => {
		const thread = buildThread([comment(2, 1), comment(3, 2), comment(4, 0)]);
		expect(shape(thread)).toEqual([
			[2, [[3, []]]],
			[4, []],
		]);
		expect(thread.map(({ isLoose }) => isLoose)).toEqual([true, false]);
		expect(thread[0]?.replies[0]?.isLoose).toBe(false);
	});

	it('loses no comment, whichever parents the comments claim', () => {
		const parents = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 });
		fc.assert(
			fc.property(parents, (list) => {
				const thread = buildThread(list.map((parent, index) => comment(index + 1, parent)));
				expect(count(thread)).toBe(list.length);
			}),
		);
	});
});
