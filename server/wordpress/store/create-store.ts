import type { CommentRecord, SiteContent } from '@outrigger/formats/model/records';
import { type AddOns, createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import { createCommentMemory } from './comment-memory';
import { createOrders } from './orders';
import { searchScope } from './plan-query';
import { createPostFinder } from './post-finder';
import { createPostIndex } from './post-index';
import { createPostLookups } from './post-lookups';
import { createPostTable } from './post-table';
import { createSearchIndex } from './search-index';
import { createSearchSuggestions } from './search-suggestions';
import type { NewComment, Store } from './store';
import { createStoredComments } from './stored-comments';
import { createTermCounts } from './term-counts';
import { createTermLookups } from './term-lookups';
import { createTermTree } from './term-tree';
import { createUserLookups } from './user-lookups';
import { withUsualLabels } from './usual-labels';

/**
 * The store reads the words of all posts this long after the start, so that the start is quick. A search before that
 * reads them at once.
 */
const WORDS_AFTER_MS = 2_000;

/** The database for comments of visitors; without it they live in memory only. */
export interface StoreOptions {
	/** The tables of add-ons' widgets; the project's own tables if absent. */
	addOns?: AddOns;
	/** Our words in the site's language; English if absent. */
	say?: Say;
	/** Our texts in each language of a site with several languages, by slug. */
	sayIn?: ReadonlyMap<string, Say>;
	/** The existing comments, oldest first. */
	comments?: readonly CommentRecord[];
	/** Stores a comment and gives it an id; null if an equal comment exists. Rejects if it cannot store it. */
	keepComment?: (comment: NewComment) => Promise<CommentRecord | null>;
}

/**
 * Indexes a site's content. Takes checked content (see `loadContent`) and keeps it: all calls return its records, and
 * `commentCount` of its posts changes as comments are added.
 */
export function createStore(content: SiteContent, options: StoreOptions = {}): Store {
	const table = createPostTable(content.posts);
	const index = createPostIndex(table);
	const search = createSearchIndex(table, content.contentTypes);
	setTimeout(() => void search.words(), WORDS_AFTER_MS).unref();
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
	const { say = englishSay } = options;
	const taxonomies = withUsualLabels(content.taxonomies, say);
	const contentTypes = withUsualLabels(content.contentTypes, say);

	const comments = createCommentMemory();
	for (const comment of content.comments) comments.add(comment);
	const stored = createStoredComments(comments, (id) => postLookups.post(id) !== undefined);
	stored.take(options.comments ?? []);
	const warnings =
		stored.orphans > 0
			? [`stored comments: ${stored.orphans} belong to posts that no longer exist`]
			: [];
	const { keepComment } = options;
	const approvedOf = (postId: number) => comments.of(postId, ['approve']);
	for (const post of content.posts) post.commentCount = approvedOf(post.databaseId).length;

	return {
		content,
		addOns: options.addOns ?? createAddOns(),
		say,
		sayIn: options.sayIn ?? new Map(),
		language: null,
		homePath: '/',
		settings: content.settings,
		postsPageUri: content.settings.postsPageUri ?? null,
		warnings,
		...postLookups,
		...termLookups,
		...createUserLookups(content),
		posts: finder.posts,
		termCounts: finder.termCounts,
		suggestSearch: suggestions.suggest,
		prepare: async (query) => {
			if (!query.search?.trim()) return;
			const isRanked = query.orderBy?.[0]?.field === 'relevance';
			await search.prepare(query.search, isRanked, searchScope(query));
		},
		taxonomy: (name) => taxonomies.get(name),
		contentType: (name) => contentTypes.get(name),
		menu: (databaseId) => menus.get(databaseId),
		menuItem: (databaseId) => menuItems.get(databaseId),
		comment: comments.find,
		commentsOf: (postId, statuses = ['approve']) => comments.of(postId, statuses),
		async addComment(added) {
			if (!postLookups.post(added.postId))
				throw new RangeError(`A comment cannot be added: no post has the id ${added.postId}.`);
			const kept = keepComment
				? await keepComment(added)
				: { databaseId: comments.nextId(), ...added };
			if (!kept) return null;
			// The reader of other hosts' comments may have taken this comment in first.
			return takeIn([kept])[0] ?? comments.find(kept.databaseId) ?? null;
		},
		takeIn,
	};

	function takeIn(kept: readonly CommentRecord[]): CommentRecord[] {
		const taken = stored.take(kept);
		for (const { postId } of taken) {
			const post = postLookups.post(postId);
			if (post) post.commentCount = approvedOf(postId).length;
		}
		if (taken.length > 0) finder.forgetCommentCounts();
		return taken;
	}
}
