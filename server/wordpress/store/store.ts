import type {
	CommentRecord,
	ContentTypeRecord,
	MenuItemRecord,
	MenuRecord,
	PostRecord,
	PostStatus,
	SettingsRecord,
	SiteContent,
	TaxonomyRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import type { AddOns } from '@outrigger/rules/add-ons/add-ons';
import type { Say } from '@outrigger/rules/texts/text';

/** One condition on terms. `AND` wants every term, `IN` any, `NOT IN` none. */
export interface TermFilter {
	taxonomy: string;
	termIds: number[];
	operator: 'IN' | 'AND' | 'NOT IN';
	/** True if the terms of a hierarchical taxonomy include their descendants. */
	includeChildren: boolean;
}

export type PostOrderField =
	| 'date'
	| 'modified'
	| 'title'
	| 'slug'
	| 'author'
	| 'parent'
	| 'menu_order'
	| 'comment_count'
	| 'id'
	| 'relevance'
	/** The order of `in`. */
	| 'include'
	/** The order of `nameIn`. */
	| 'include_slugs';

/** A text of a post that a search looks into. */
export type SearchColumn = 'title' | 'excerpt' | 'content';

/**
 * A query for posts. A missing field does not restrict it, nor does an empty list, as in WordPress. Three lists are
 * stricter, because an empty one means that nothing is allowed: empty `types`, empty `statuses` and an `IN` without
 * terms match nothing.
 */
export interface PostQuery {
	types?: string[];
	/**
	 * Default: `publish` (and `inherit` for attachments). The caller has checked that the viewer may see other
	 * statuses.
	 */
	statuses?: PostStatus[];
	/** Kinds of builder document: `popup`, `header`, `loop-item`… */
	documentTypes?: string[];
	terms?: TermFilter[];
	/** The way to combine term filters; default `AND`. */
	termRelation?: 'AND' | 'OR';
	/** Groups of filters: a post must match one filter of each group. An empty group matches nothing. */
	termGroups?: TermFilter[][];
	/** Slugs of languages; posts without a language match each of them. */
	languages?: string[];
	authorIn?: number[];
	authorNotIn?: number[];
	in?: number[];
	/** Ignored beside `in`, as in WordPress. */
	notIn?: number[];
	nameIn?: string[];
	parentIn?: number[];
	parentNotIn?: number[];
	/** The whole title; case and accents do not count. */
	title?: string;
	/**
	 * The visitor's search: every word (or "quoted phrase") somewhere in title, excerpt or text; `-word` excludes.
	 * Leaves out protected posts unless `hasPassword` is given: a search must not reveal their words. Leaves out posts
	 * that their editor excluded from searches in any case.
	 */
	search?: string;
	/** The texts that the search looks into; all of them if absent. */
	searchColumns?: readonly SearchColumn[] | undefined;
	/** The place among siblings. */
	menuOrder?: number | undefined;
	/** True if a post is found only when its whole title, excerpt or text equals a word of the search (WordPress's `exact`). */
	isExactSearch?: boolean | undefined;
	hasPassword?: boolean;
	/** The post's password, empty for none; `hasPassword` has no effect beside it, as in WordPress. */
	password?: string;
	sticky?: boolean;
	/** File name; empty for posts that use the default one. */
	template?: string;
	/** `image/jpeg`, or a whole kind: `image`. */
	mimeTypes?: string[];
	/** The column that `after` and `before` compare; they are local dates, `YYYY-MM-DDTHH:mm:ss`. */
	dateColumn?: 'date' | 'modified';
	after?: string;
	before?: string;
	/** Bounds of the last change, in addition to those of `dateColumn`. A post at a bound does not match. */
	modifiedAfter?: string | undefined;
	modifiedBefore?: string | undefined;
	/** True if a post at a bound of `dateColumn` matches; default false as in WordPress. */
	inclusive?: boolean;
	year?: number;
	month?: number;
	day?: number;
	orderBy?: { field: PostOrderField; order: 'ASC' | 'DESC' }[];
}

/** A window on an ordered result. Either a cursor window or an offset window. */
export interface Window {
	first?: number;
	last?: number;
	/** Database id after which (in result order) the window starts; an id outside the result is ignored. */
	afterId?: number;
	beforeId?: number;
	offset?: number;
}

export interface Page<T> {
	items: T[];
	/** Number of all matches, inside and outside of the window. */
	total: number;
	hasNextPage: boolean;
	hasPreviousPage: boolean;
}

/** A comment before the database gives it a number. */
export interface NewComment {
	postId: number;
	parentId: number;
	authorName: string;
	authorEmail: string;
	authorUrl: string;
	userId: number;
	content: string;
	date: string;
	dateGmt: string;
	status: CommentRecord['status'];
	/** From 1 to 5, on reviews of products. */
	rating?: number;
}

/**
 * The indexed memory of the mock. No call scans all posts: a look-up by id, slug, URI, term, author or date
 * costs the same with 60 posts and with 100,000 (sorted postings and bit sets).
 */
export interface Store {
	readonly content: SiteContent;
	/** The tables of add-ons' widgets. */
	readonly addOns: AddOns;
	/** Our words in the site's language. */
	readonly say: Say;
	/** Our texts in each of the site's languages, by slug; empty for a site with one language. */
	readonly sayIn: ReadonlyMap<string, Say>;
	/** Slug of the language in which this store shows the site; null for all of them. */
	readonly language: string | null;
	/** Path of the front page in that language, `/de/`. */
	readonly homePath: string;
	readonly settings: SettingsRecord;
	/** Path of the posts page; `null` if the site has no posts page. */
	readonly postsPageUri: string | null;
	/** Comments that the store left out or repaired while it read them. */
	readonly warnings: readonly string[];
	post(databaseId: number): PostRecord | undefined;
	/**
	 * Takes a path with or without slashes at its ends, without regard to query and fragment; upper and lower case differ.
	 * Returns a record with its own path, published or private (see `status`), never a draft. The posts page answers under
	 * `postsPageUri` with its page record, although that record's `uri` is `null`: compare its `databaseId` with
	 * `settings.pageForPosts`.
	 */
	postByUri(uri: string): PostRecord | undefined;
	/** Returns the published post that had this path before its rename. */
	postByOldUri(uri: string): PostRecord | undefined;
	/** Several languages may share a slug: the given one comes first, then the default one. */
	postBySlug(type: string, slug: string, language?: string): PostRecord | undefined;
	mediaByFile(file: string): PostRecord | undefined;
	posts(query: PostQuery, window: Window): Page<PostRecord>;
	/**
	 * For each term of a taxonomy, the number of the query's posts with this term or one below it. Terms without such
	 * posts are absent. Empty for an unknown taxonomy.
	 */
	termCounts(query: PostQuery, taxonomy: string): ReadonlyMap<number, number>;
	/**
	 * Prepares the data that `posts` needs for a query with a search, in pieces, so that no other request waits. `posts`
	 * answers an unprepared query as well, but blocks the process, with over 100,000 posts for seconds.
	 */
	prepare(query: PostQuery): Promise<void>;
	/**
	 * A suggestion for a search that finds nothing: the same words, with near words of published posts in place of the
	 * words that no post has. `null` where the search finds a post, and where no word is near.
	 */
	suggestSearch(search: string): Promise<string | null>;
	/** Published children in menu order, then by title. */
	childrenOf(postId: number): PostRecord[];
	term(databaseId: number): TermRecord | undefined;
	termByUri(uri: string): TermRecord | undefined;
	termBySlug(taxonomy: string, slug: string): TermRecord | undefined;
	/** By name, as WordPress lists them. */
	terms(taxonomy?: string): TermRecord[];
	/** Direct children, by name. */
	childTermsOf(termId: number): TermRecord[];
	taxonomy(name: string): TaxonomyRecord | undefined;
	contentType(name: string): ContentTypeRecord | undefined;
	user(databaseId: number): UserRecord | undefined;
	userBySlug(slug: string): UserRecord | undefined;
	userByLogin(login: string): UserRecord | undefined;
	menu(databaseId: number): MenuRecord | undefined;
	menuItem(databaseId: number): MenuItemRecord | undefined;
	comment(databaseId: number): CommentRecord | undefined;
	/** Newest last; only approved ones unless `statuses` names others. */
	commentsOf(postId: number, statuses?: CommentRecord['status'][]): CommentRecord[];
	/**
	 * Adds a comment, stores it in the database, and returns it with its id; null where the same comment exists.
	 * Rejects when its post does not exist or the comment cannot be stored; then the store is unchanged.
	 */
	addComment(comment: NewComment): Promise<CommentRecord | null>;
	/** Takes in the comments that other hosts of the site have kept; returns the comments that are new here. */
	takeIn(comments: readonly CommentRecord[]): CommentRecord[];
	/** Path of an author's archive, `/author/crew/`. */
	userUri(user: UserRecord): string;
	/** True for a user with published posts, which makes them public. */
	isPublicUser(user: UserRecord): boolean;
}
