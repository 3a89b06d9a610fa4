import { extname } from 'node:path';
import type { ContentTypeRecord, PostRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { fullSize, imageSizes } from '../media/image-sizes';
import { mayOn } from '../writing/post-rights';
import { type MediaFields, newMedia } from '../writing/save-media';
import { attachmentItem } from './attachment-item';
import { createParamReader } from './param-reader';
import { readEdits } from './read-media-edits';
import { MEDIA_ROUTE } from './read-upload';
import type { RestContext } from './rest-context';
import { forbidden, noRoute, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import type { Route } from './route';
import {
	carryOut,
	creation,
	isWriting,
	rawText,
	requireParams,
	throwRefusal,
	type WritingContext,
} from './write';
import { foundPost } from './write-posts';
import { writtenArgs } from './written-args';

/** The kinds of pictures that WordPress edits. */
const EDITED = /^image\/(?:jpeg|png|gif|webp|avif|heic)$/;
const ACTIONS = ['create-image-subsizes'] as const;

/** The parts of WordPress's message that name the forbidden action. */
const NO_UPLOAD = {
	code: 'rest_cannot_edit_image',
	message: 'Sorry, you are not allowed to upload media on this site.',
};
const NO_EDIT = {
	code: 'rest_cannot_edit',
	message: 'Sorry, you are not allowed to edit this post.',
};

const refuse = ({ viewer }: RestContext, { code, message }: typeof NO_EDIT) =>
	forbidden(viewer, code, message);

/** The file with this id. Throws if the viewer may not edit it. */
function editable(context: RestContext, type: ContentTypeRecord, id: number): PostRecord {
	const post = foundPost(context, type, id);
	if (!mayOn('edit', post, context.viewer)) throw refuse(context, NO_EDIT);
	return post;
}

/** `POST /wp/v2/media/17/post-process`: the host makes sizes at their first request, so none is missing. */
function postProcess(context: WritingContext, type: ContentTypeRecord, id: number): RestResult {
	requireParams(context.params, ['action']);
	const read = createParamReader(context.params);
	read.choice('action', ACTIONS);
	read.check();
	const post = editable(context, type, id);
	return { kind: 'item', item: attachmentItem(context, post, 'edit') };
}

/** True where an address leads to a file or to one of its sizes. */
function isOf(address: string, post: PostRecord, { store }: RestContext): boolean {
	if (post.media === null || !post.media.mimeType.startsWith('image/')) return false;
	const { media } = post;
	const path = address.split('?', 1)[0] ?? '';
	const sizes = [...imageSizes(media, store.settings.imageSizes), fullSize(media)];
	const folder = media.file.slice(0, media.file.lastIndexOf('/') + 1);
	return sizes.some(({ file }) => path.endsWith(folder + file));
}

/** `my-cove.png` → `my-cove-edited.png`, also for a file that was edited before. */
function editedName(file: string): string {
	const ending = extname(file);
	const stem = file.slice(file.lastIndexOf('/') + 1, file.length - ending.length);
	return `${stem.replace(/-edited(?:-\d+)?$/, '')}-edited${ending}`;
}

/** `POST /wp/v2/media/17/edit`: flips, rotates or crops a picture into a new file. */
async function editMedia(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
): Promise<RestResult> {
	const { params, viewer, now, writes } = context;
	requireParams(params, ['src']);
	const read = createParamReader(params);
	const source = read.text('src') ?? '';
	const parentId = read.integer('post', { min: 0 }) ?? 0;
	const altText = read.text('alt_text');
	read.check();
	const edits = readEdits(context);
	if (!may(viewer, 'upload_files')) throw refuse(context, NO_UPLOAD);
	const post = editable(context, type, id);
	const { media } = post;
	if (media === null || !isOf(source, post, context))
		throw new RestError('rest_unknown_attachment', 'Unable to get meta information for file.', 404);
	if (!EDITED.test(media.mimeType))
		throw new RestError('rest_cannot_edit_file_type', 'This type of file cannot be edited.', 400);
	if (edits.length === 0)
		throw new RestError(
			'rest_image_not_edited',
			'The image was not edited. Edit the image before applying the changes.',
			400,
		);
	const bytes = await writes.edited(media, edits);
	const file = await writes.takeFile(editedName(media.file), bytes).catch(throwRefusal);
	const fields: MediaFields = {
		title: rawText(params, 'title') ?? post.title,
		caption: rawText(params, 'caption') ?? media.caption,
		description: rawText(params, 'description') ?? media.description,
		altText: altText ?? media.altText,
		parentId,
	};
	let made = 0;
	const after = await carryOut(context, (store, newId) => {
		made = newId();
		const record = newMedia(made, file, fields, { store, viewer, now });
		return [{ kind: 'post', id: made, record }];
	});
	// WordPress shows the new file as visitors see it.
	const item = attachmentItem(after, foundPost(after, type, made), 'view');
	return creation(context, item, `${MEDIA_ROUTE}/${made}`);
}

const number = { type: 'number', minimum: 0, maximum: 100, required: false };
const ID = { type: 'integer', required: false };

const TEXTS = ['caption', 'description', 'title', 'post', 'alt_text'];

/** The parameters of both routes in the answer to `OPTIONS`. */
const ARGS: Readonly<Record<'edit' | 'post-process', Record<string, object>>> = {
	'post-process': { id: ID, action: { type: 'string', enum: ACTIONS, required: true } },
	edit: {
		src: { type: 'string', format: 'uri', required: true },
		modifiers: { type: 'array', minItems: 1, items: { type: 'object' }, required: false },
		rotation: {
			type: 'integer',
			minimum: 0,
			exclusiveMinimum: true,
			maximum: 360,
			exclusiveMaximum: true,
			required: false,
		},
		x: number,
		y: number,
		width: number,
		height: number,
	},
};

/** The texts of the new file, which are those of a change of the old one. */
function textArgs(context: RestContext): Record<string, object> {
	const args = writtenArgs({ ...context, route: `${MEDIA_ROUTE}/1` }, ['POST'], true);
	const isText = ([name]: [string, object]) => TEXTS.includes(name);
	return Object.fromEntries(Object.entries(args).filter(isText));
}

/** `/media/17/edit` and `/media/17/post-process`, which take only POST requests. */
export function mediaActionRoute(
	context: RestContext,
	type: ContentTypeRecord,
	id: number,
	action: keyof typeof ARGS,
): Route {
	const route: Route = {
		namespace: 'wp/v2',
		title: null,
		isWriteOnly: true,
		args: action === 'edit' ? { ...ARGS.edit, ...textArgs(context) } : ARGS[action],
		get: () => {
			throw noRoute();
		},
		refused: [{ methods: ['POST'], ...(action === 'edit' ? NO_UPLOAD : NO_EDIT) }],
	};
	if (!isWriting(context)) return route;
	const carry = action === 'edit' ? editMedia : postProcess;
	return { ...route, writes: { POST: async () => carry(context, type, id) } };
}
