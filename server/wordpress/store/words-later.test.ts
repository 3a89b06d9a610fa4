import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from './create-store';
import { testContent, testPost } from './testing/test-content';

/** A post that records the reading of its text. */
function watchedPost() {
	const read = vi.fn(() => 'At sea');
	return {
		read,
		post: Object.defineProperty(testPost({ databaseId: 1 }), 'content', { get: read }),
	};
}

afterEach(() => {
	vi.useRealTimers();
});

describe('the words of all posts, which a search looks through', () => {
	it('are read two seconds after the start, so that visitors need not wait for them', async () => {
		vi.useFakeTimers();
		const { post, read } = watchedPost();
		createStore(testContent({ posts: [post] }));
		await vi.advanceTimersByTimeAsync(1_999);
		expect(read).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		vi.useRealTimers();
		await vi.waitFor(() => expect(read).toHaveBeenCalled());
	});

	it('are read at once for a search that comes sooner', async () => {
		const { post, read } = watchedPost();
		const store = createStore(testContent({ posts: [post] }));
		await store.prepare({ search: 'sea' });
		expect(read).toHaveBeenCalled();
	});
});
