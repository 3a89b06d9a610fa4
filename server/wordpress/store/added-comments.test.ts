import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from './create-store';
import type { CommentRecord } from './records';
import type { NewComment } from './store';
import { testComment, testContent, testPost } from './testing/test-content';

let dataDir = '';
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-comments-'));
});
afterEach(() => {
	rmSync(dataDir, { recursive: true, force: true });
});

const site = (comments: CommentRecord[] = []) =>
	testContent({ posts: [testPost({ databaseId: 1 }), testPost({ databaseId: 2 })], comments });

const written = (own: Partial<NewComment> = {}): NewComment => {
	const { databaseId: _, ...comment } = testComment({ databaseId: 0, postId: 1 });
	return { ...comment, ...own };
};

const logFile = () => join(dataDir, 'comments.jsonl');

describe('an added comment', () => {
	it('is there after a restart, with its id and its parent', () => {
		const store = createStore(site(), { dataDir });
		const first = store.addComment(written({ content: 'First.' }));
		const answer = store.addComment(written({ content: 'Answer.', parentId: first.databaseId }));
		const restarted = createStore(site(), { dataDir });
		expect(restarted.comment(answer.databaseId)).toEqual(answer);
		expect(restarted.commentsOf(1).map((comment) => comment.content)).toEqual([
			'First.',
			'Answer.',
		]);
	});

	it('counts when it is approved, and moves the order by comment count', () => {
		const store = createStore(site());
		const query = {
			types: ['post'],
			orderBy: [{ field: 'comment_count' as const, order: 'DESC' as const }],
		};
		const order = () => store.posts(query, {}).items.map((post) => post.databaseId);
		expect(order()).toEqual([2, 1]);
		store.addComment(written({ status: 'hold' }));
		expect(order()).toEqual([2, 1]);
		store.addComment(written());
		expect(order()).toEqual([1, 2]);
		expect(store.post(1)?.commentCount).toBe(1);
		expect(store.commentsOf(1, ['hold', 'approve'])).toHaveLength(2);
	});

	it('survives lines that were torn or are not comments', () => {
		createStore(site(), { dataDir }).addComment(written({ content: 'Before.' }));
		appendFileSync(logFile(), 'null\n{"databaseId":"7"}\n{"databaseId":12,"postId":1,"conte');
		const after = createStore(site(), { dataDir });
		after.addComment(written({ content: 'After.' }));
		const restarted = createStore(site(), { dataDir });
		expect(restarted.commentsOf(1).map((comment) => comment.content)).toEqual([
			'Before.',
			'After.',
		]);
		expect(restarted.warnings).toEqual(['stored comments: 3 unreadable lines were skipped']);
	});

	it('keeps out of the way of comments that the content has got since', () => {
		const store = createStore(site(), { dataDir });
		const added = store.addComment(written({ content: 'Added.' }));
		store.addComment(written({ content: 'Answer.', parentId: added.databaseId }));
		const own = testComment({ databaseId: added.databaseId, postId: 2, content: 'Own.' });
		const restarted = createStore(site([own]), { dataDir });
		expect(restarted.comment(own.databaseId)?.content).toBe('Own.');
		const [first, answer] = restarted.commentsOf(1);
		expect(first?.content).toBe('Added.');
		expect(answer).toMatchObject({ content: 'Answer.', parentId: first?.databaseId });
	});

	it('is left out, not lost, while its post is gone', () => {
		createStore(site(), { dataDir }).addComment(written({ postId: 2 }));
		const without = createStore(testContent({ posts: [testPost({ databaseId: 1 })] }), { dataDir });
		expect(without.warnings).toEqual(['stored comments: 1 belong to posts that no longer exist']);
		expect(createStore(site(), { dataDir }).commentsOf(2)).toHaveLength(1);
	});

	it('is refused for a post that does not exist', () => {
		const store = createStore(site(), { dataDir });
		expect(() => store.addComment(written({ postId: 99 }))).toThrow('no post has the id 99');
	});

	it('is not there when it cannot be written', () => {
		const unwritable = createStore(site(), { dataDir: join(dataDir, 'new') });
		writeFileSync(join(dataDir, 'new'), 'a file where the folder should be');
		expect(() => unwritable.addComment(written())).toThrow();
		expect(unwritable.commentsOf(1)).toEqual([]);
	});

	it('is one line of JSON, whatever it says', () => {
		const content = 'Two\nlines, "quotes" and \u2028';
		createStore(site(), { dataDir }).addComment(written({ content }));
		const lines = readFileSync(logFile(), 'utf8').split('\n');
		expect(lines).toHaveLength(2);
		expect(createStore(site(), { dataDir }).commentsOf(1)[0]?.content).toBe(content);
	});
});

it('lists comments newest last', () => {
	const store = createStore(
		site([
			testComment({ databaseId: 3, postId: 1, dateGmt: '2026-05-03 10:00:00' }),
			testComment({ databaseId: 2, postId: 1, dateGmt: '2026-05-02 10:00:00' }),
			testComment({ databaseId: 1, postId: 1, dateGmt: '2026-05-02 10:00:00' }),
			testComment({ databaseId: 4, postId: 1, status: 'spam' }),
		]),
	);
	expect(store.commentsOf(1).map((comment) => comment.databaseId)).toEqual([1, 2, 3]);
});
