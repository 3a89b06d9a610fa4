import { readDate, toGmt } from '@outrigger/formats/content-folder/dates';
import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { PostRecord, PostStatus, UserRecord } from '@outrigger/formats/model/records';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { may } from '../auth/roles';
import { freeName } from '../content/free-name';
import { defaultCategory } from '../store/default-category';
import type { Store } from '../store/store';
import { filterPostMarkup } from '../texts/allowed-markup';
import { stripTags } from '../texts/excerpt';
import { mayPublishPosts } from './post-rights';
import { WriteRefusal } from './refusal';

/** The fields of a post that an editor may change; a missing field stays as it is. */
export interface PostFields {
	title?: string | undefined;
	content?: string | undefined;
	excerpt?: string | undefined;
	/** The text from which the slug is made; if it is empty, the title is used. */
	slug?: string | undefined;
	status?: PostStatus | undefined;
	/** In the site's zone unless it names another. */
	date?: string | undefined;
	authorId?: number | undefined;
	/** 0 for the top. */
	parentId?: number | undefined;
	menuOrder?: number | undefined;
	password?: string | undefined;
	commentStatus?: 'open' | 'closed' | undefined;
	pingStatus?: 'open' | 'closed' | undefined;
	featuredImageId?: number | undefined;
	template?: string | undefined;
	sticky?: boolean | undefined;
	/** All terms of the post, of any taxonomy. */
	termIds?: readonly number[] | undefined;
	meta?: Record<string, unknown> | undefined;
}

/** The user that writes, and the time in milliseconds since the epoch. */
export interface Writing {
	store: Store;
	viewer: UserRecord | null;
	now: number;
}

/** States in which WordPress gives a post neither address nor slug. */
const UNADDRESSED: readonly PostStatus[] = ['draft', 'auto-draft', 'pending'];

/** True for a date that WordPress can read. */
export const isDate = (text: string): boolean => readDate(text, 'UTC') !== null;

/** A new post: an empty draft. */
export function emptyPost(
	type: string,
	databaseId: number,
	{ store, viewer, now }: Writing,
): PostRecord {
	const { timezone, defaultCommentStatus, defaultPingStatus = 'open' } = store.settings;
	const date = localTime(now, timezone);
	const dateGmt = localTime(now, 'UTC');
	return {
		databaseId,
		type,
		slug: '',
		uri: null,
		status: 'draft',
		title: '',
		content: '',
		excerpt: '',
		date,
		dateGmt,
		modified: date,
		modifiedGmt: dateGmt,
		authorId: viewer?.databaseId ?? 0,
		parentId: 0,
		menuOrder: 0,
		password: '',
		featuredImageId: 0,
		termIds: [],
		commentStatus: type === 'post' ? defaultCommentStatus : 'closed',
		commentCount: 0,
		pingStatus: type === 'post' ? defaultPingStatus : 'closed',
		template: '',
		sticky: false,
		meta: {},
		elementor: null,
		media: null,
	};
}

/**
 * A post after an editor's change, by WordPress's rules: it gets a free slug, a draft gets its date at publication, a
 * later date makes it `future`, a user who may not publish makes it `pending`, and it keeps no markup of users without
 * the right to that.
 *
 * @throws WriteRefusal for an invalid date, an impossible parent, and an empty post
 */
export function savedPost(before: PostRecord, fields: PostFields, writing: Writing): PostRecord {
	const { store, viewer, now } = writing;
	const { timezone } = store.settings;
	const text = (typed: string) =>
		may(viewer, 'unfiltered_html') ? typed : filterPostMarkup(typed);
	const given = Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as Partial<PostRecord>;
	const post: PostRecord = {
		...before,
		...given,
		termIds: [...(fields.termIds ?? before.termIds)],
	};
	post.termIds = withCategory(post, store);
	if (fields.meta) post.meta = { ...before.meta, ...fields.meta };
	for (const key of ['title', 'content', 'excerpt'] as const) post[key] = text(post[key]);
	const hasWords = [post.title, post.content, post.excerpt].some((one) => one.trim());
	if (!hasWords && !post.elementor && post.type !== 'attachment')
		throw new WriteRefusal('Content, title, and excerpt are empty.', 'empty_content', 400);

	post.modified = localTime(now, timezone);
	post.modifiedGmt = localTime(now, 'UTC');
	const isWaiting = (status: PostStatus) => UNADDRESSED.includes(status);
	if (fields.date !== undefined) {
		const date = readDate(fields.date, timezone);
		if (date === null) throw new WriteRefusal('Invalid date.', 'rest_invalid_param', 400);
		post.date = date;
		post.dateGmt = toGmt(date, timezone);
	} else if (isWaiting(before.status) && !isWaiting(post.status)) {
		post.date = post.modified;
		post.dateGmt = post.modifiedGmt;
	}
	post.status = shownStatus(post, before, writing);
	checkParent(post, store);
	post.slug = slugOf(post, before, fields, writing);
	if (before.status === 'publish' && before.slug !== post.slug)
		post.oldSlugs = [...new Set([...(before.oldSlugs ?? []), before.slug])].filter(
			(slug) => slug !== post.slug,
		);
	return post;
}

/**
 * The terms of a post, with the site's default category if the post has no other category and the site has a default.
 */
function withCategory({ type, termIds }: PostRecord, store: Store): number[] {
	const isCategory = (id: number) => store.term(id)?.taxonomy === 'category';
	const other = defaultCategory(store);
	if (type !== 'post' || termIds.some(isCategory) || !isCategory(other)) return termIds;
	return [...termIds, other];
}

function shownStatus(post: PostRecord, before: PostRecord, { viewer }: Writing): PostStatus {
	const isAhead = post.dateGmt > post.modifiedGmt;
	if ([...UNADDRESSED, 'trash', 'inherit'].includes(post.status)) return post.status;
	const isNew = before.status !== post.status;
	if (isNew && !mayPublishPosts(post.type, viewer)) return 'pending';
	if (post.status === 'private') return post.status;
	return isAhead ? 'future' : 'publish';
}

function checkParent(post: PostRecord, store: Store): void {
	if (post.parentId === 0) return;
	const isBelowItself = (id: number, seen: Set<number>): boolean => {
		if (id === post.databaseId || seen.has(id)) return true;
		const parent = store.post(id)?.parentId ?? 0;
		return parent !== 0 && isBelowItself(parent, seen.add(id));
	};
	// WordPress moves a page that would be its own ancestor to the top, and drops a missing parent.
	if (!store.post(post.parentId) || isBelowItself(post.parentId, new Set())) post.parentId = 0;
}

function slugOf(
	post: PostRecord,
	before: PostRecord,
	fields: PostFields,
	{ store, viewer }: Writing,
): string {
	if (post.status === 'pending' && !mayPublishPosts(post.type, viewer)) return '';
	const given = fields.slug === undefined ? null : makeSlug(fields.slug);
	const kept = slugInTrash(post, before, given, store) ?? given ?? before.slug;
	if (UNADDRESSED.includes(post.status)) return kept;
	const wanted = kept || makeSlug(stripTags(post.title)) || String(post.databaseId);
	const { hierarchical = false } = store.contentType(post.type) ?? {};
	const others = store.content.posts.filter(
		(other) =>
			other.databaseId !== post.databaseId &&
			(other.type === 'attachment' ||
				post.type === 'attachment' ||
				(other.type === post.type && (!hierarchical || other.parentId === post.parentId))),
	);
	const taken = new Set(others.map(({ slug }) => slug));
	// At the top, terms, authors and archives have paths as well.
	const isPath = (slug: string) =>
		hierarchical && post.parentId === 0 && isOthersPath(slug, post, store);
	return freeName(wanted, (slug) => taken.has(slug) || isPath(slug));
}

/** The end of a slug in the trash, with the number that made it free. */
const TRASHED = /(?<=.)__trashed(?:-\d+)?$/;

/** The slug of a post that moves into the trash, regardless of the input, or out of it; null for all others. */
function slugInTrash(
	post: PostRecord,
	before: PostRecord,
	given: string | null,
	store: Store,
): string | null {
	const [was, is] = [before, post].map(({ status }) => status === 'trash');
	if (was === is) return null;
	if (was) return given ?? before.slug.replace(TRASHED, '');
	// WordPress stores a new post before it puts it into the trash.
	const isNew = store.post(post.databaseId) === undefined;
	return `${(isNew && given) || before.slug}__trashed`;
}

function isOthersPath(slug: string, post: PostRecord, store: Store): boolean {
	const uri = `/${slug}/`;
	const owner = store.postByUri(uri);
	return (owner !== undefined && owner.databaseId !== post.databaseId) || !!store.termByUri(uri);
}
