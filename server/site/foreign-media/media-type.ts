import { fileTypeFromBuffer } from 'file-type';

/** The length of the head by which the library recognises a picture or film: no type below needs more bytes. */
export const HEAD_BYTES = 4100;

const PICTURES: ReadonlySet<string> = new Set([
	'image/jpeg',
	'image/png',
	'image/gif',
	'image/webp',
	'image/avif',
]);
const DRAWING = 'image/svg+xml';
/** The start of a drawing: before the root element there are at most a declaration, comments and a document type. */
const DRAWING_START =
	/^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype[^>[]*(?:\[[^\]]*\])?>\s*)*<svg[\s>]/i;

/**
 * The type of a picture by its content, never by its name or header.
 * @param head its first `HEAD_BYTES`, or all
 * @returns null for a file that is no picture that pages can show
 */
export async function pictureType(head: Uint8Array): Promise<string | null> {
	const found = await typeOf(head);
	// Programs that do not know animated PNG show it as a plain PNG.
	const mime = found === 'image/apng' ? 'image/png' : found;
	if (mime !== undefined && PICTURES.has(mime)) return mime;
	return DRAWING_START.test(new TextDecoder().decode(head)) ? DRAWING : null;
}

/** The type of a film or a piece of music by its content: `video/mp4`, `audio/mpeg`. */
export async function filmType(head: Uint8Array): Promise<string | null> {
	const mime = (await typeOf(head))?.split(';')[0];
	return mime !== undefined && /^(?:video|audio)\//.test(mime) ? mime : null;
}

/** Undefined for an unknown type, and for a file that breaks off after its first bytes. */
async function typeOf(head: Uint8Array): Promise<string | undefined> {
	const found = await fileTypeFromBuffer(head).catch(() => undefined);
	return found?.mime;
}
