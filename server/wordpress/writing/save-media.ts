import { basename, extname } from 'node:path';
import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { pictureKind } from '@outrigger/media/picture-kind';
import type { PictureWork } from '@outrigger/media/picture-work';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { freeName } from '../content/free-name';
import { mimeTypeOf } from '../content/mime-types';
import { WriteRefusal } from './refusal';
import { emptyPost, type PostFields, savedPost, type Writing } from './save-post';
import type { Uploads } from './uploads';

/** A file that may lie in the library. */
export interface NamedFile {
	/** `My-Cove.png`. */
	name: string;
	mimeType: string;
}

/** A file that lies on this host. */
export interface KeptFile extends NamedFile {
	sourcePath: string;
	/** Pixels; 0 for a file that is no picture. */
	width: number;
	height: number;
}

/** The fields of a file beside those of every post; a missing text stays as it is. */
export interface MediaFields extends PostFields {
	altText?: string | undefined;
	caption?: string | undefined;
	description?: string | undefined;
}

/** Kinds that a folder may bring and WordPress refuses as uploads: they can carry programs. */
const REFUSED = new Set(['application/octet-stream', 'image/svg+xml', 'application/json']);
const RASTER = /^image\/(?:png|jpeg|gif|webp|avif)$/;
const SPECIAL = /[?[\]/\\=<>:;,'"&$#*()|~`!{}%+’«»”“\p{Cc}]/gu;

/**
 * The name and kind of a sent file by WordPress's rules. The name has no signs with a meaning in an address or a shell,
 * it has hyphens in place of gaps, and it ends like the picture that the file really is.
 * @throws WriteRefusal for a kind that WordPress does not take, and for an invalid picture
 */
export function namedFile(sent: string, bytes: Uint8Array): NamedFile {
	const clean = basename(sent.replaceAll('\\', '/'))
		.replace(SPECIAL, '')
		.replace(/[\s-]+/g, '-')
		.replace(/^[.\-_]+|[.\-_]+$/g, '');
	const mimeType = mimeTypeOf(clean);
	if (!isLibraryFile(clean)) throw refusedKind();
	const ending = extname(clean);
	// A name with an inner ending could be run by a careless server: `a.php.png` is `a.php_.png`.
	const stem = clean.slice(0, -ending.length).replace(/\.([a-z]{2,5}\d?)(?=\.|$)/gi, '.$1_');
	if (!RASTER.test(mimeType)) return { name: (stem || 'file') + ending, mimeType };
	const kind = pictureKind(bytes);
	if (kind === null) throw refusedKind();
	const own = kind === mimeType ? ending : `.${kind.slice('image/'.length).replace('jpeg', 'jpg')}`;
	return { name: (stem || 'file') + own, mimeType: kind };
}

const refusedKind = () =>
	new WriteRefusal(
		'Sorry, you are not allowed to upload this file type.',
		'rest_upload_sideload_error',
		500,
	);

/** True for a name with the ending of a kind that WordPress takes. */
export const isLibraryFile = (name: string): boolean => !REFUSED.has(mimeTypeOf(name));

/** True for a name with the ending of a picture that WordPress takes. */
export const isPictureFile = (name: string): boolean =>
	isLibraryFile(name) && mimeTypeOf(name).startsWith('image/');

/** A new file of the library, below a name in the month's folder that no other file has. */
export function newMedia(
	databaseId: number,
	file: KeptFile,
	fields: MediaFields,
	writing: Writing,
): PostRecord {
	const { store, now } = writing;
	const { timezone, defaultCommentStatus } = store.settings;
	const ending = extname(file.name);
	const stem = file.name.slice(0, -ending.length);
	const month = localTime(now, timezone).slice(0, 7).replace('-', '/');
	const pathOf = (name: string) => `${month}/${name}${ending}`;
	const name = freeName(stem, (one) => store.mediaByFile(pathOf(one)) !== undefined, 1);
	const media: MediaFileRecord = {
		file: pathOf(name),
		sourcePath: file.sourcePath,
		mimeType: file.mimeType,
		width: file.width,
		height: file.height,
		altText: '',
		caption: '',
		description: '',
	};
	const empty: PostRecord = {
		...emptyPost('attachment', databaseId, writing),
		status: 'inherit',
		commentStatus: defaultCommentStatus,
		media,
	};
	return savedMedia(empty, media, { ...fields, title: fields.title ?? stem }, writing);
}

/** A file of the library after a change of its texts. Its caption is its excerpt, its description its content. */
export function savedMedia(
	before: PostRecord,
	media: MediaFileRecord,
	{ altText, caption, description, ...fields }: MediaFields,
	writing: Writing,
): PostRecord {
	const texts = { excerpt: caption ?? media.caption, content: description ?? media.description };
	const saved = savedPost(before, { ...fields, ...texts }, writing);
	saved.media = {
		...media,
		altText: altText ?? media.altText,
		caption: saved.excerpt,
		description: saved.content,
	};
	return saved;
}

/**
 * Takes a file into the uploads.
 * @throws WriteRefusal as `namedFile`, and for a picture that cannot be read
 */
export async function takenFile(
	sent: string,
	bytes: Uint8Array,
	{ uploads, pictures }: { uploads: Pick<Uploads, 'keep'>; pictures: Pick<PictureWork, 'measure'> },
): Promise<KeptFile> {
	const file = namedFile(sent, bytes);
	const size = RASTER.test(file.mimeType)
		? await pictures.measure(bytes).catch(() => Promise.reject(refusedKind()))
		: { width: 0, height: 0 };
	const sourcePath = await uploads.keep(bytes, extname(file.name).toLowerCase());
	return { ...file, sourcePath, width: size.width, height: size.height };
}
