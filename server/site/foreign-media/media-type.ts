import { fileTypeFromBuffer } from 'file-type';

/**
 * The length of the head by which the library recognises a picture or film: it reads no further
 * for any of the types below.
 */
export const HEAD_BYTES = 4100;

const PICTURES: ReadonlySet<string> = new Set([
	'image/jpeg',
	'image/png',
	'image/gif',
	'image/webp',
	'image/avif',
]);
const DRAWING = 'image/svg+xml';
/** A drawing begins with its root, behind a declaration, comments and a document type at most. */
const DRAWING_START =
	/^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype[^>[]*(?:\[[^\]]*\])?>\s*)*<svg[\s>]/i;

/**
 * The type of a picture by what is in it, never by name or header.
 * @param head its first `HEAD_BYTES`, or all
 * @returns null for what is no picture that pages show
 */
export async function pictureType(head: Uint8Array): Promise<string | null> {
	const found = await typeOf(head);
	// A moving PNG is a PNG to who does not know them.
	const mime = found === 'image/apng' ? 'image/png' : found;
	if (mime !== undefined && PICTURES.has(mime)) return mime;
	return DRAWING_START.test(new TextDecoder().decode(head)) ? DRAWING : null;
}

/** The same of a film or a piece of music: `video/mp4`, `audio/mpeg`. */
export async function filmType(head: Uint8Array): Promise<string | null> {
	const mime = (await typeOf(head))?.split(';')[0];
	return mime !== undefined && /^(?:video|audio)\//.test(mime) ? mime : null;
}

/** Undefined for what is unknown, and for what pretends to be something and breaks off. */
async function typeOf(head: Uint8Array): Promise<string | undefined> {
	const found = await fileTypeFromBuffer(head).catch(() => undefined);
	return found?.mime;
}
