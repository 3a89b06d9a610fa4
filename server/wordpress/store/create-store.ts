import { join } from 'node:path';
import { openCommentLog } from './comment-log';
import { createCommentMemory } from './comment-memory';
import { createOrders } from './orders';
import { createPostFinder } from './post-finder';
import { createPostIndex } from './post-index';
import { createPostLookups } from './post-lookups';
import { createPostTable } from './post-table';
import type { CommentRecord, SiteContent } from './records';
import { createSearchIndex } from './search-index';
import { createSearchSuggestions } from './search-suggestions';
import type { Store } from './store';
import { restoreComments } from './stored-comments';
import { createTermCounts } from './term-counts';
import { createTermLookups } from './term-lookups';
import { createTermTree } from './term-tree';
import { createUserLookups } from './user-lookups';

export interface StoreOptions {
	/** Folder in which added comments are kept (`comments.jsonl`); without one they live in memory only. */
	dataDir?: string;
}

const COMMENTS_FILE = 'comments.jsonl';

/**
 * Indexes a site's content. Takes checked content (see `loadContent`) and keeps it: its records are what all calls give,
 * and `commentCount` of its posts changes as comments are added.
 * Throws when stored comments exist but cannot be read.
 */
export function createStore(content: SiteContent, options: StoreOptions = {}): Store {
	const table = createPostTable(content.posts);
	const index = createPostIndex(table);
	const search = createSearchIndex(table, content.contentTypes);
	void search.words();
	const termLookups = createTermLookups(content);
	const finder = createPostFinder(
		{
			table,
			index,
			orders: createOrders(table),
			search,
			termTree: createTermTree(termLookups, content.taxonomies),
		},
		createTermCounts(table, termLookups, content.taxonomies),
	);
	const suggestions = createSearchSuggestions({
		table,
		index,
		search,
		contentTypes: content.contentTypes,
	});
	const postLookups = createPostLookups(content, table, index);
	const menuItems = new Map(
		content.menus.flatMap((menu) => menu.items).map((item) => [item.databaseId, item]),
	);
	const menus = new Map(content.menus.map((menu) => [menu.databaseId, menu]));
	const taxonomies = new Map(content.taxonomies.map((taxonomy) => [taxonomy.name, taxonomy]));
	const contentTypes = new Map(content.contentTypes.map((type) => [type.name, type]));

	const comments = createCommentMemory();
	for (const comment of content.comments) comments.add(comment);
	const log = options.dataDir ? openCommentLog(join(options.dataDir, COMMENTS_FILE)) : null;
	const warnings = log
		? restoreComments(log, comments, (postId) => postLookups.post(postId) !== undefined)
		: [];
	const approvedOf = (postId: number) => comments.of(postId, ['approve']);
	for (const post of content.posts) post.commentCount = approvedOf(post.databaseId).length;

	return {
		content,
		settings: content.settings,
		postsPageUri: content.settings.postsPageUri ?? null,
		warnings,
		...postLookups,
		...termLookups,
		...createUserLookups(content),
		posts: finder.posts,
		termCounts: finder.termCounts,
		suggestSearch: suggestions.suggest,
		prepare: async ({ search: text, orderBy }) => {
			if (!text?.trim()) return;
			await search.prepare(text, orderBy?.[0]?.field === 'relevance');
		},
		taxonomy: (name) => taxonomies.get(name),
		contentType: (name) => contentTypes.get(name),
		menu: (databaseId) => menus.get(databaseId),
		menuItem: (databaseId) => menuItems.get(databaseId),
		comment: comments.find,
		commentsOf: (postId, statuses = ['approve']) => comments.of(postId, statuses),
		addComment: (added) => {
			const post = postLookups.post(added.postId);
			if (!post)
				throw new RangeError(`A comment cannot be added: no post has the id ${added.postId}.`);
			const comment: CommentRecord = { databaseId: comments.nextId(), ...added };
			log?.append(comment);
			comments.add(comment);
			post.commentCount = approvedOf(post.databaseId).length;
			finder.forgetCommentCounts();
			return comment;
		},
	};
}
