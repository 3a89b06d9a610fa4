import type { CommentRecord } from '@outrigger/formats/model/records';
import { describe, expect, it } from 'vitest';
import { createStore } from './create-store';
import type { NewComment } from './store';
import { testComment, testContent, testPost } from './testing/test-content';

const site = (comments: CommentRecord[] = []) =>
	testContent({ posts: [testPost({ databaseId: 1 }), testPost({ databaseId: 2 })], comments });

const written = (own: Partial<NewComment> = {}): NewComment => {
	const { databaseId: _, ...comment } = testComment({ databaseId: 0, postId: 1 });
	return { ...comment, ...own };
};
const stored = (databaseId: number, own: Partial<NewComment> = {}): CommentRecord => ({
	databaseId,
	...written(own),
});

describe('an added comment', () => {
	it('gets its id from its storage, and is visible from then on', async () => {
		const store = createStore(site(), {
			keepComment: async (comment) => ({ databaseId: 1_000_007, ...comment }),
		});
		const added = await store.addComment(written({ content: 'First.' }));
		expect(added?.databaseId).toBe(1_000_007);
		expect(store.comment(1_000_007)).toEqual(added);
		expect(store.commentsOf(1)).toEqual([added]);
	});

	it('stays in memory without a storage', async () => {
		const store = createStore(site());
		const first = await store.addComment(written());
		expect([first?.databaseId, store.commentsOf(1)]).toEqual([1_000_001, [first]]);
	});

	it('counts when it is approved, and moves the order by comment count', async () => {
		const store = createStore(site());
		const query = {
			types: ['post'],
			orderBy: [{ field: 'comment_count' as const, order: 'DESC' as const }],
		};
		const order = () => store.posts(query, {}).items.map((post) => post.databaseId);
		expect(order()).toEqual([2, 1]);
		await store.addComment(written({ status: 'hold' }));
		expect(order()).toEqual([2, 1]);
		await store.addComment(written());
		expect(order()).toEqual([1, 2]);
		expect(store.post(1)?.commentCount).toBe(1);
		expect(store.commentsOf(1, ['hold', 'approve'])).toHaveLength(2);
	});

	it('is null where the same one is kept already', async () => {
		const store = createStore(site(), { keepComment: async () => null });
		expect(await store.addComment(written())).toBeNull();
		expect(store.commentsOf(1)).toEqual([]);
	});

	it('is given as well where the search for comments of other hosts has found it', async () => {
		const store = createStore(site(), {
			keepComment: async (comment) => {
				const kept = { databaseId: 1_000_001, ...comment };
				store.takeIn([kept]);
				return kept;
			},
		});
		expect((await store.addComment(written()))?.databaseId).toBe(1_000_001);
		expect(store.commentsOf(1)).toHaveLength(1);
	});

	it('is refused for a post that does not exist', async () => {
		await expect(createStore(site()).addComment(written({ postId: 99 }))).rejects.toThrow(
			'no post has the id 99',
		);
	});

	it('is missing if the storage fails', async () => {
		const store = createStore(site(), { keepComment: () => Promise.reject(new Error('Full.')) });
		await expect(store.addComment(written())).rejects.toThrow('Full.');
		expect(store.commentsOf(1)).toEqual([]);
	});
});

describe('stored comments', () => {
	it('keep out of the way of comments that the content has got since', () => {
		const own = testComment({ databaseId: 1_000_001, postId: 2, content: 'Own.' });
		const store = createStore(site([own]), {
			comments: [
				stored(1_000_001, { content: 'Added.' }),
				stored(1_000_002, { content: 'Answer.', parentId: 1_000_001 }),
			],
		});
		expect(store.comment(1_000_001)?.content).toBe('Own.');
		const [first, answer] = store.commentsOf(1);
		expect(first?.content).toBe('Added.');
		expect(answer).toMatchObject({ content: 'Answer.', parentId: first?.databaseId });
	});

	it('are omitted with a warning while their post is gone', () => {
		const comments = [stored(1_000_001, { postId: 2 })];
		const without = createStore(testContent({ posts: [testPost({ databaseId: 1 })] }), {
			comments,
		});
		expect(without.warnings).toEqual(['stored comments: 1 belong to posts that no longer exist']);
		expect(createStore(site(), { comments }).commentsOf(2)).toHaveLength(1);
	});

	it('come from other hosts, each once, and count', () => {
		const first = stored(1_000_001, { content: 'First.' });
		const store = createStore(site(), { comments: [first] });
		const second = stored(1_000_002, { content: 'Second.', parentId: 1_000_001 });
		expect(store.takeIn([first, second])).toEqual([second]);
		expect(store.takeIn([first, second])).toEqual([]);
		expect([store.post(1)?.commentCount, store.commentsOf(1)]).toEqual([2, [first, second]]);
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
