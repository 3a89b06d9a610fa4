import type { ContentTypeRecord, PostRecord, PostStatus } from '@outrigger/formats/model/records';
import { deletedPost, trashedPost } from '../writing/delete-post';
import { mayCreatePosts, mayEditOthersPosts, mayOn } from '../writing/post-rights';
import { changedPost } from '../writing/revisions';
import { withFormat } from '../writing/save-format';
import { withNewPage } from '../writing/save-menu';
import { emptyPost, type PostFields, savedPost } from '../writing/save-post';
import { taxonomiesOf } from './content-types';
import { createParamReader } from './param-reader';
import { postItem } from './post-item';
import { FORMATS } from './post-params';
import { getPost } from './post-routes';
import type { RestContext } from './rest-context';
import { restLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { sentMeta } from './sent-meta';
import { carryOut, deletion, forceIn, rawText, type WritingContext } from './write';

const STATUSES = [
	'publish',
	'future',
	'draft',
	'pending',
	'private',
] as const satisfies PostStatus[];

/** The fields of a body, with WordPress's names and types; the answer names all faults together. */
export function readFields(
	context: RestContext,
	type: ContentTypeRecord,
	before: PostRecord,
): PostFields {
	const { params, store } = context;
	const read = createParamReader(params);
	const taxonomies = taxonomiesOf(store, type.name);
	const named = taxonomies.map(({ name, restBase }) => {
		const ids = params.has(restBase) ? (read.integers(restBase) ?? []) : undefined;
		return { name, ids };
	});
	const isKept = (id: number) => {
		const own = named.find(({ name }) => name === store.term(id)?.taxonomy);
		return own?.ids === undefined;
	};
	const added = named.flatMap(({ name, ids = [] }) =>
		ids.filter((id) => store.term(id)?.taxonomy === name),
	);
	const gmt = read.date('date_gmt');
	const fields: PostFields = {
		title: rawText(params, 'title'),
		content: rawText(params, 'content'),
		excerpt: rawText(params, 'excerpt'),
		slug: read.text('slug'),
		status: read.choice('status', STATUSES),
		date: read.date('date') ?? (gmt === undefined ? undefined : `${gmt}Z`),
		authorId: read.integer('author', { min: 1 }),
		parentId: read.integer('parent', { min: 0 }),
		menuOrder: read.integer('menu_order'),
		password: read.text('password'),
		commentStatus: read.choice('comment_status', ['open', 'closed']),
		pingStatus: read.choice('ping_status', ['open', 'closed']),
		featuredImageId: read.integer('featured_media', { min: 0 }),
		template: read.text('template'),
		sticky: type.name === 'post' ? read.flag('sticky') : undefined,
		termIds: [...new Set([...before.termIds.filter(isKept), ...added])],
		meta: sentMeta(params, store.settings.restMeta ?? [], before.meta),
	};
	read.check();
	if (fields.featuredImageId && store.post(fields.featuredImageId)?.type !== 'attachment')
		throw new RestError('rest_invalid_featured_media', 'Invalid featured media ID.', 400);
	if (fields.authorId && !store.user(fields.authorId))
		throw new RestError('rest_invalid_author', 'Invalid author ID.', 400);
	return fields;
}

/** The format that a body gives a post; other types have none. */
function readFormat({ params }: RestContext, type: ContentTypeRecord) {
	if (type.name !== 'post') return undefined;
	const read = createParamReader(params);
	const format = read.choice('format', FORMATS);
	read.check();
	return format;
}

/** Refuses another author if the viewer may not write for other authors. */
export function requireAuthor(
	context: RestContext,
	type: ContentTypeRecord,
	fields: PostFields,
	code: string,
) {
	const { viewer } = context;
	const isOwn = fields.authorId === undefined || fields.authorId === viewer?.databaseId;
	if (isOwn || mayEditOthersPosts(type.name, viewer)) return;
	const deed = code === 'rest_cannot_edit_others' ? 'update' : 'create';
	throw forbidden(viewer, code, `Sorry, you are not allowed to ${deed} posts as this user.`);
}

/** The written post, as its editor sees it. */
const shown = (context: RestContext, type: ContentTypeRecord, id: number) =>
	getPost({ ...context, params: new Map([['context', 'edit']]) }, type, id);

/** `POST /wp/v2/{posts,pages,…}`. */
export async function createPost(
	context: WritingContext,
	type: ContentTypeRecord,
): Promise<RestResult> {
	const { viewer, now } = context;
	if (context.params.has('id'))
		throw new RestError('rest_post_exists', 'Cannot create existing post.', 400);
	if (!mayCreatePosts(type.name, viewer))
		throw forbidden(
			viewer,
			'rest_cannot_create',
			'Sorry, you are not allowed to create posts as this user.',
		);
	const before = emptyPost(type.name, 0, context);
	const fields = readFields(context, type, before);
	requireAuthor(context, type, fields, 'rest_cannot_edit_others');
	let id = 0;
	const format = readFormat(context, type);
	const after = await carryOut(context, (store, newId) => {
		const writing = { store, viewer, now };
		id = newId();
		const { termIds, terms } = withFormat(fields.termIds ?? [], format, store, newId);
		const record = savedPost(emptyPost(type.name, id, writing), { ...fields, termIds }, writing);
		return [...terms, { kind: 'post', id, record }, ...withNewPage(null, record, writing, newId)];
	});
	const result = shown(after, type, id);
	const base = type.restBase || type.name;
	return {
		...result,
		status: 201,
		headers: { Location: restLink(context, `/wp/v2/${base}/${id}`) },
	} as RestResult;
}

/** `POST`, `PUT` and `PATCH /wp/v2/posts/17`. */
export async function updatePost(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
): Promise<RestResult> {
	const { viewer, now } = context;
	const post = foundPost(context, type, id);
	if (!mayOn('edit', post, viewer))
		throw forbidden(viewer, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this post.');
	const fields = readFields(context, type, post);
	requireAuthor(context, type, fields, 'rest_cannot_edit_others');
	const format = readFormat(context, type);
	const after = await carryOut(context, (store, newId) => {
		const writing = { store, viewer, now };
		const before = store.post(id) ?? post;
		const { termIds, terms } = withFormat(fields.termIds ?? before.termIds, format, store, newId);
		const saved = savedPost(before, { ...fields, termIds }, writing);
		return [...terms, ...changedPost(before, saved, writing, newId)];
	});
	return shown(after, type, id);
}

/** `DELETE /wp/v2/posts/17`: into the trash, with `force` for good. */
export async function deletePost(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
): Promise<RestResult> {
	const { viewer, now } = context;
	const post = deletablePost(context, type, id);
	const force = forceIn(context);
	if (!force && post.status === 'trash')
		throw new RestError('rest_already_trashed', 'The post has already been deleted.', 410);
	if (!force) {
		const after = await carryOut(context, (store, newId) =>
			trashedPost(post, { store, viewer, now }, newId),
		);
		return shown(after, type, id);
	}
	const answer = deletion(postItem(context, post, 'edit'));
	await carryOut(context, (store) => deletedPost(store, post));
	return answer;
}

/** The post of a type, for a viewer who may delete it. @throws RestError for all others */
export function deletablePost(
	context: RestContext,
	type: ContentTypeRecord,
	id: number,
): PostRecord {
	const post = foundPost(context, type, id);
	if (mayOn('delete', post, context.viewer)) return post;
	throw forbidden(
		context.viewer,
		'rest_cannot_delete',
		'Sorry, you are not allowed to delete this post.',
	);
}

/** The post of a type. @throws RestError where there is none */
export function foundPost({ store }: RestContext, type: ContentTypeRecord, id: number): PostRecord {
	const post = store.post(id);
	if (post?.type === type.name) return post;
	throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 404);
}
