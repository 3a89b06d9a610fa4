import type { PostRecord } from '@outrigger/formats/model/records';
import { type PostSet, setOfDocs } from './post-set';

/** All posts, numbered by date: 0 is the newest; of two from the same second the higher id comes first. */
export interface PostTable {
	readonly universe: number;
	readonly records: readonly PostRecord[];
	readonly empty: PostSet;
	/** Number of a post; `undefined` for an unknown id. */
	docOf(databaseId: number): number | undefined;
	record(doc: number): PostRecord;
}

/** Numbers the posts. Ids are unique: the loader has checked that. */
export function createPostTable(posts: readonly PostRecord[]): PostTable {
	const records = [...posts].sort(newestFirst);
	const docs = new Map<number, number>();
	records.forEach((post, doc) => {
		docs.set(post.databaseId, doc);
	});
	return {
		universe: records.length,
		records,
		empty: setOfDocs(new Uint32Array(0), records.length),
		docOf: (databaseId) => docs.get(databaseId),
		record: (doc) => {
			const post = records[doc];
			if (!post) throw new RangeError(`There is no post number ${doc} among ${records.length}.`);
			return post;
		},
	};
}

function newestFirst(one: PostRecord, other: PostRecord): number {
	if (one.date !== other.date) return one.date < other.date ? 1 : -1;
	return other.databaseId - one.databaseId;
}
