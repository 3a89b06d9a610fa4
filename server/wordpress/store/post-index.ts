import type { PostRecord } from '@outrigger/formats/model/records';
import { foldText } from '@outrigger/rules/text/fold-text';
import { LRUCache } from 'lru-cache';
import { type PostSet, setOfDocs, union } from './post-set';
import type { PostTable } from './post-table';

type Key = string | number;

/** The number of kept unions: nearly every query names the same few statuses, types and families of terms. */
const MAX_KEPT_UNIONS = 128;

/** The columns by which the store finds posts. Each column gives the keys of a post. */
const COLUMNS = {
	type: (post, add) => add(post.type),
	status: (post, add) => add(post.status),
	term: (post, add) => post.termIds.forEach(add),
	author: (post, add) => add(post.authorId),
	parent: (post, add) => add(post.parentId),
	menuOrder: (post, add) => add(post.menuOrder),
	language: (post, add) => add(post.language ?? ''),
	slug: (post, add) => add(post.slug),
	title: (post, add) => add(foldText(post.title)),
	template: (post, add) => add(post.template),
	sticky: (post, add) => add(post.sticky ? 1 : 0),
	hasPassword: (post, add) => add(post.password === '' ? 0 : 1),
	password: (post, add) => add(post.password),
	isSearchable: (post, add) => add(post.excludeFromSearch ? 0 : 1),
	documentType: (post, add) => post.elementor && add(post.elementor.type),
	mimeType: (post, add) => {
		if (!post.media) return;
		add(post.media.mimeType);
		add(post.media.mimeType.slice(0, post.media.mimeType.indexOf('/')));
	},
	dateYear: (post, add) => add(Number(post.date.slice(0, 4))),
	dateMonth: (post, add) => add(Number(post.date.slice(5, 7))),
	dateDay: (post, add) => add(Number(post.date.slice(8, 10))),
	modifiedYear: (post, add) => add(Number(post.modified.slice(0, 4))),
	modifiedMonth: (post, add) => add(Number(post.modified.slice(5, 7))),
	modifiedDay: (post, add) => add(Number(post.modified.slice(8, 10))),
} satisfies Record<string, (post: PostRecord, add: (key: Key) => void) => void>;

export type PostColumn = keyof typeof COLUMNS;

/** Sorted postings: for each column and key, the posts that have it. */
export interface PostIndex {
	/** The posts found under a key; an empty set for an unknown one. */
	find(column: PostColumn, key: Key): PostSet;
	/** The posts found under any of the keys. */
	findAny(column: PostColumn, keys: readonly Key[]): PostSet;
}

/** Builds the columns that most queries use at once, and each other column on its first use. */
export function createPostIndex(table: PostTable): PostIndex {
	const built = new Map<PostColumn, Map<Key, PostSet>>();
	const postingsOf = (column: PostColumn) => {
		let postings = built.get(column);
		if (!postings) {
			postings = buildColumn(table, column);
			built.set(column, postings);
		}
		return postings;
	};
	for (const column of ['type', 'status', 'term', 'parent'] as const) postingsOf(column);
	const find = (column: PostColumn, key: Key) => postingsOf(column).get(key) ?? table.empty;
	const unions = new LRUCache<string, PostSet>({ max: MAX_KEPT_UNIONS });
	const findAny = (column: PostColumn, keys: readonly Key[]) => {
		const [only] = keys;
		if (only !== undefined && keys.length === 1) return find(column, only);
		const name = `${column} ${keys.join()}`;
		let found = unions.get(name);
		if (!found) {
			found = union(
				keys.map((key) => find(column, key)),
				table.universe,
			);
			unions.set(name, found);
		}
		return found;
	};
	return { find, findAny };
}

function buildColumn(table: PostTable, column: PostColumn): Map<Key, PostSet> {
	const keysOf = COLUMNS[column];
	const lists = new Map<Key, number[]>();
	table.records.forEach((post, doc) => {
		keysOf(post, (key) => {
			const list = lists.get(key);
			if (!list) lists.set(key, [doc]);
			else if (list[list.length - 1] !== doc) list.push(doc);
		});
	});
	const postings = new Map<Key, PostSet>();
	for (const [key, docs] of lists)
		postings.set(key, setOfDocs(Uint32Array.from(docs), table.universe));
	return postings;
}
