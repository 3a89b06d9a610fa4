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
} from './records';

/** One condition on terms. `AND` wants every term, `IN` any, `NOT IN` none. */
export interface TermFilter {
	taxonomy: string;
	termIds: number[];
	operator: 'IN' | 'AND' | 'NOT IN';
	/** Terms of a hierarchical taxonomy stand for their descendants as well. */
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

/** A question about posts; what is left out does not restrict. */
export interface PostQuery {
	types?: string[];
	/** Default: `publish` (and `inherit` for attachments). The asker has checked that the viewer may see others. */
	statuses?: PostStatus[];
	terms?: TermFilter[];
	/** How the term filters combine; default `AND`. */
	termRelation?: 'AND' | 'OR';
	authorIn?: number[];
	authorNotIn?: number[];
	in?: number[];
	notIn?: number[];
	nameIn?: string[];
	parentIn?: number[];
	parentNotIn?: number[];
	title?: string;
	search?: string;
	hasPassword?: boolean;
	sticky?: boolean;
	template?: string;
	mimeTypes?: string[];
	/** Local dates, `YYYY-MM-DDTHH:mm:ss`; which column they compare. */
	dateColumn?: 'date' | 'modified';
	after?: string;
	before?: string;
	/** Bounds count as inside; default false as in WordPress. */
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
	/** Number of all matches, whatever the window. */
	total: number;
	hasNextPage: boolean;
	hasPreviousPage: boolean;
}

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
}

/**
 * The indexed memory of the mock. No call scans all posts: a look-up by id, slug, URI, term, author or date
 * costs the same with 60 posts and with 100,000 (sorted postings and bit sets).
 */
export interface Store {
	readonly content: SiteContent;
	readonly settings: SettingsRecord;
	post(databaseId: number): PostRecord | undefined;
	postByUri(uri: string): PostRecord | undefined;
	postBySlug(type: string, slug: string): PostRecord | undefined;
	mediaByFile(file: string): PostRecord | undefined;
	posts(query: PostQuery, window: Window): Page<PostRecord>;
	childrenOf(postId: number): PostRecord[];
	term(databaseId: number): TermRecord | undefined;
	termByUri(uri: string): TermRecord | undefined;
	termBySlug(taxonomy: string, slug: string): TermRecord | undefined;
	terms(taxonomy?: string): TermRecord[];
	/** Direct children. */
	childTermsOf(termId: number): TermRecord[];
	taxonomy(name: string): TaxonomyRecord | undefined;
	contentType(name: string): ContentTypeRecord | undefined;
	user(databaseId: number): UserRecord | undefined;
	userBySlug(slug: string): UserRecord | undefined;
	userByLogin(login: string): UserRecord | undefined;
	menu(databaseId: number): MenuRecord | undefined;
	menuItem(databaseId: number): MenuItemRecord | undefined;
	comment(databaseId: number): CommentRecord | undefined;
	/** Newest last, approved only unless asked otherwise. */
	commentsOf(postId: number, statuses?: CommentRecord['status'][]): CommentRecord[];
	/** Adds a comment, persists it in DATA_DIR when there is one, and gives it with its id. */
	addComment(comment: NewComment): CommentRecord;
	/** Path of an author's archive, `/author/crew/`. */
	userUri(user: UserRecord): string;
	/** Whether a user has published posts, which makes them public. */
	isPublicUser(user: UserRecord): boolean;
}
