import type { ContentTypeRecord, PostRecord } from '@outrigger/formats/model/records';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { may } from '../auth/roles';
import { mayEdit, maySee } from '../auth/visibility';
import type { PostQuery } from '../store/store';
import { attachmentItem } from './attachment-item';
import { postPath } from './content-types';
import { capabilitiesOf, hasField } from './own-types';
import { readPage } from './pagination';
import { createParamReader, type ParamReader } from './param-reader';
import { postItem } from './post-item';
import { readPostQuery } from './post-params';
import { type Detail, type RestContext, siteLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';

/** The most posts that an editor pins. */
const MOST_PINNED = 100;

const details = ['view', 'embed', 'edit'] as const satisfies readonly Detail[];

/** Reads `context`, `view` when it is absent. */
export function readDetail(read: ParamReader): Detail {
	return read.choice('context', details) ?? 'view';
}

/** The refusal of `context=edit`. */
export function forbiddenContext(context: RestContext, message: string): RestError {
	return forbidden(context.viewer, 'rest_forbidden_context', message);
}

/** WordPress's error for a page number behind the last page. */
export function noSuchPage(code: string): RestError {
	return new RestError(
		code,
		'The page number requested is larger than the number of pages available.',
		400,
	);
}

/** `GET /wp/v2/{posts,pages,media,…}`. */
export async function listPosts(
	context: RestContext,
	type: ContentTypeRecord,
): Promise<RestResult> {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const page = readPage(read);
	const pinsFirst = type.name === 'post' && read.flag('ignore_sticky') === false;
	const query = readPostQuery(context, type, read);
	if (detail === 'edit' && !may(context.viewer, capabilitiesOf(type).edit_posts ?? '')) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit posts in this post type.');
	}
	await context.store.prepare(query);
	const { items: listed, total } = context.store.posts(query, {
		first: page.perPage,
		offset: page.offset,
	});
	const isFirstOfBlog = pinsFirst && page.offset === 0 && isWholeBlog(query);
	const items = isFirstOfBlog ? pinnedFirst(context, query, listed) : listed;
	if (total > 0 && page.page > Math.ceil(total / page.perPage)) {
		throw noSuchPage('rest_post_invalid_page_number');
	}
	const show = type.name === 'attachment' ? attachmentItem : postItem;
	// As in WordPress, the number of a list counts the hidden ones as well.
	const shown = items.filter((post) =>
		detail === 'edit' ? mayEdit(post, context.viewer) : maySee(context.store, post, context.viewer),
	);
	return {
		kind: 'items',
		items: shown.map((post) => show(context, post, detail)),
		total,
		perPage: page.perPage,
		page: page.page,
	};
}

/**
 * True for the list of the blog itself. WordPress puts sticky posts on top of that list only, not of an archive, a
 * search or chosen posts.
 */
function isWholeBlog({ terms = [], termGroups = [], authorIn = [], ...query }: PostQuery): boolean {
	const isChosen = (query.in ?? []).length > 0 || query.search !== undefined;
	return terms.length + termGroups.length + authorIn.length === 0 && !isChosen;
}

/** The first page of the blog: every pinned post on top, beside as many others as a page has. */
function pinnedFirst(
	{ store }: RestContext,
	query: PostQuery,
	listed: readonly PostRecord[],
): PostRecord[] {
	const { items: pinned } = store.posts({ ...query, sticky: true }, { first: MOST_PINNED });
	return [...pinned, ...listed.filter(({ sticky }) => !sticky)];
}

/** True for the right password; throws for a wrong one. */
function isUnlocked(post: PostRecord, password: string | undefined): boolean {
	if (!password) return false;
	if (post.password !== '' && equalsSecret(password, post.password)) return true;
	throw new RestError('rest_post_incorrect_password', 'Incorrect post password.', 403);
}

/** `GET /wp/v2/posts/17`; content of a protected post needs `?password=`. */
export function getPost(context: RestContext, type: ContentTypeRecord, id: number): RestResult {
	const { store, viewer } = context;
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const password = type.name === 'attachment' ? undefined : read.text('password');
	const hasExcerpt = type.name !== 'attachment' && hasField(type, 'excerpt');
	const asked = hasExcerpt ? read.integer('excerpt_length') : undefined;
	read.check();
	const post = store.post(id);
	if (post === undefined || post.type !== type.name) {
		throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 404);
	}
	const unlocked = isUnlocked(post, password);
	if (detail === 'edit' && !mayEdit(post, viewer)) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit this post.');
	}
	if (!maySee(store, post, viewer)) throw forbidden(viewer);
	const item =
		type.name === 'attachment'
			? attachmentItem(context, post, detail)
			: postItem(context, post, detail, {
					isUnlocked: unlocked,
					// PHP's absint.
					excerptLength: asked === undefined ? undefined : Math.abs(asked),
				});
	const link = siteLink(context, postPath(store, post));
	return { kind: 'item', item, headers: { Link: `<${link}>; rel="alternate"; type=text/html` } };
}
