import type { PostRecord } from '@outrigger/formats/model/records';
import { LRUCache } from 'lru-cache';
import { cutPage } from './cut-page';
import type { QueryIndexes } from './plan-query';
import { answerQuery, type PostResult } from './post-result';
import type { Page, PostQuery, Window } from './store';
import type { TermCounts } from './term-counts';

export interface PostFinder {
	posts(query: PostQuery, window: Window): Page<PostRecord>;
	termCounts(query: PostQuery, taxonomy: string): ReadonlyMap<number, number>;
	/** Call when comment counts have changed. */
	forgetCommentCounts(): void;
}

/** The most memory for kept answers; an answer with 100,000 posts takes 0.4 MB. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 512;
/** The memory for kept counts of lists: the counts of a taxonomy with 500 terms take 32 kB. */
const MAX_KEPT_COUNT_BYTES = 8 * 1024 * 1024;
const BYTES_A_COUNT = 64;

/** Answers queries for posts and keeps recent whole results: the next page of a result is a slice. */
export function createPostFinder(indexes: QueryIndexes, counter: TermCounts): PostFinder {
	const kept = new LRUCache<string, PostResult>({
		maxSize: MAX_KEPT_BYTES,
		sizeCalculation: (result, key) =>
			result.docs.byteLength + 2 * key.length + ENTRY_OVERHEAD_BYTES,
	});
	const resultOf = (query: PostQuery): PostResult => {
		const key = JSON.stringify(query);
		let result = kept.get(key);
		if (!result) {
			result = answerQuery(query, indexes);
			kept.set(key, result);
		}
		return result;
	};
	const counts = new LRUCache<string, ReadonlyMap<number, number>>({
		maxSize: MAX_KEPT_COUNT_BYTES,
		sizeCalculation: ({ size }, key) =>
			size * BYTES_A_COUNT + 2 * key.length + ENTRY_OVERHEAD_BYTES,
	});
	return {
		termCounts: (query, taxonomy) => {
			const key = `${taxonomy} ${JSON.stringify(query)}`;
			const known = counts.get(key);
			if (known) return known;
			const made = counter.count(resultOf(query).docs, taxonomy);
			counts.set(key, made);
			return made;
		},
		posts: (query, window) => {
			const result = query.in?.length ? answerQuery(query, indexes) : resultOf(query);
			return cutPage(result, window, indexes.table);
		},
		forgetCommentCounts: () => {
			indexes.orders.forgetCommentCounts();
			for (const key of [...kept.keys()]) if (key.includes('comment_count')) kept.delete(key);
		},
	};
}
