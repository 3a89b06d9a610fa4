import { createHash } from 'node:crypto';
import type { ContentTypeRecord, PostRecord } from '@outrigger/formats/model/records';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { may } from '../auth/roles';
import { deletedPost } from '../writing/delete-post';
import { fetchFile, mayFetch } from '../writing/fetch-file';
import { mayOn } from '../writing/post-rights';
import {
	isPictureFile,
	type KeptFile,
	type MediaFields,
	newMedia,
	savedMedia,
} from '../writing/save-media';
import { emptyPost } from '../writing/save-post';
import { attachmentItem } from './attachment-item';
import { createParamReader } from './param-reader';
import { MEDIA_ROUTE } from './read-upload';
import type { RestContext } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';
import {
	carryOut,
	creation,
	deletion,
	forceIn,
	rawText,
	requireForce,
	throwRefusal,
	type WritingContext,
} from './write';
import { deletablePost, foundPost, readFields, requireAuthor } from './write-posts';

/** The fields of a body. A file has no own state, and its texts have other names. */
function fieldsOf(context: RestContext, type: ContentTypeRecord, before: PostRecord): MediaFields {
	const { params } = context;
	const own = new Map([...params].filter(([name]) => !OF_POSTS.includes(name)));
	const read = createParamReader(params);
	const fields = {
		altText: read.text('alt_text'),
		caption: rawText(params, 'caption'),
		description: rawText(params, 'description'),
		parentId: read.integer('post', { min: 0 }),
	};
	read.check();
	const { termIds: _termIds, ...shared } = readFields({ ...context, params: own }, type, before);
	return { ...shared, ...fields };
}

const OF_POSTS: readonly string[] = ['status', 'content', 'excerpt', 'parent', 'password'];

/** `POST /wp/v2/media`: takes a file, either as the whole body with its name in `Content-Disposition`, or in a form. */
export async function createMedia(
	context: WritingContext,
	type: ContentTypeRecord,
): Promise<RestResult> {
	const { viewer, now } = context;
	if (!may(viewer, 'upload_files'))
		throw forbidden(
			viewer,
			'rest_cannot_create',
			'Sorry, you are not allowed to create posts as this user.',
		);
	const fields = fieldsOf(context, type, emptyPost(type.name, 0, context));
	requireAddress(context);
	requireAuthor(context, type, fields, 'rest_cannot_edit_others');
	requireParent(context, fields);
	const isFetched = Boolean(context.params.get('url'));
	const file = await (isFetched ? fetchedFile(context) : takeFile(context));
	// As in WordPress, a request for a file that the host fetches takes no texts.
	const taken = isFetched ? { parentId: fields.parentId } : fields;
	let id = 0;
	const after = await carryOut(context, (store, newId) => {
		id = newId();
		return [{ kind: 'post', id, record: newMedia(id, file, taken, { store, viewer, now }) }];
	});
	return creation(context, shown(after, type, id), `${MEDIA_ROUTE}/${id}`);
}

function requireParent({ store, viewer }: RestContext, { parentId }: MediaFields): void {
	if (!parentId) return;
	const parent = store.post(parentId);
	if (parent && mayOn('edit', parent, viewer)) return;
	throw forbidden(
		viewer,
		'rest_cannot_edit',
		'Sorry, you are not allowed to upload media to this post.',
	);
}

async function takeFile({ upload, request, writes }: WritingContext): Promise<KeptFile> {
	if (upload === null || upload.bytes.byteLength === 0)
		throw new RestError('rest_upload_no_data', 'No data supplied.', 400);
	const name = upload.by === 'form' ? upload.name : nameIn(request.headers);
	const expected = request.headers.get('content-md5')?.trim();
	const actual = createHash('md5').update(upload.bytes).digest('hex');
	if (expected !== undefined && expected !== actual)
		throw new RestError('rest_upload_hash_mismatch', 'Content hash did not match expected.', 412);
	return writes.takeFile(name, upload.bytes).catch(throwRefusal);
}

const refusedUrl = (message: string) => new RestError('rest_invalid_url', message, 400);

/** Refuses `url` where no picture may be fetched from it, as WordPress does: other schemes, private networks. */
function requireAddress({ params, siteUrl }: RestContext): void {
	const read = createParamReader(params);
	const sent = read.text('url');
	const url = sent ? URL.parse(sent) : null;
	if (sent && !(url && mayFetch(url, siteUrl)))
		read.refuse('url', {
			code: 'rest_invalid_url',
			message: 'Invalid URL. Provide a valid, publicly reachable HTTP or HTTPS image URL.',
			data: { status: 400 },
		});
	read.check();
}

/** The picture of `url`, which the host fetches. */
async function fetchedFile({ params, siteUrl, writes }: WritingContext): Promise<KeptFile> {
	const address = String(params.get('url'));
	const path = percentDecoded(new URL(address).pathname) ?? '';
	const name = path.slice(path.lastIndexOf('/') + 1);
	if (name === '') throw refusedUrl('Could not determine a filename from the provided URL.');
	if (!isPictureFile(name))
		throw refusedUrl('The provided URL does not point to a supported image file.');
	const bytes = await fetchFile(address, new URL(siteUrl).origin);
	if (bytes === null) throw new RestError('http_404', 'Not Found', 500, {});
	return writes.takeFile(name, bytes).catch(throwRefusal);
}

/** `filename` of a `Content-Disposition`. */
function nameIn(headers: Headers): string {
	const disposition = headers.get('content-disposition');
	if (disposition === null)
		throw new RestError(
			'rest_upload_no_content_disposition',
			'No Content-Disposition supplied.',
			400,
		);
	const [, quoted, bare = quoted] =
		/(?:^|;)\s*filename\s*=\s*(?:"([^"]*)"|([^;]*))/i.exec(disposition) ?? [];
	const name = bare?.trim();
	if (name) return name;
	throw new RestError(
		'rest_upload_invalid_disposition',
		'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.',
		400,
	);
}

/** `POST`, `PUT` and `PATCH /wp/v2/media/17`. */
export async function updateMedia(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
): Promise<RestResult> {
	const { viewer, now } = context;
	const post = foundPost(context, type, id);
	const { media } = post;
	if (media === null || !mayOn('edit', post, viewer))
		throw forbidden(viewer, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this post.');
	const fields = fieldsOf(context, type, post);
	requireAuthor(context, type, fields, 'rest_cannot_edit_others');
	requireParent(context, fields);
	const after = await carryOut(context, (store) => [
		{ kind: 'post', id, record: savedMedia(post, media, fields, { store, viewer, now }) },
	]);
	return { kind: 'item', item: shown(after, type, id) };
}

/** `DELETE /wp/v2/media/17`: files have no trash, so the request needs `force`. */
export async function deleteMedia(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
): Promise<RestResult> {
	const post = deletablePost(context, type, id);
	requireForce(forceIn(context), 'The post does');
	const answer = deletion(attachmentItem(context, post, 'edit'));
	await carryOut(context, (store) => deletedPost(store, post));
	return answer;
}

const shown = (context: RestContext, type: ContentTypeRecord, id: number): RestItem =>
	attachmentItem(context, foundPost(context, type, id), 'edit');
