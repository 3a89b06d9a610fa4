import { createHash } from 'node:crypto';
import type { PictureWork } from '@outrigger/media/picture-work';
import { sendBytes } from '@outrigger/media/send-bytes';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { isUnchanged, uploadHeaders } from '@outrigger/media/upload-headers';
import type { BoundedFolder } from './bounded-folder';
import { type FontPart, partPoints } from './font-parts';
import type { MediaLibrary } from './media-library';
import { elsewhere } from './send-style';

/**
 * The most bytes of a font that the host cuts. Larger fonts are sent whole: they take seconds to read, and most of them
 * have few Latin letters.
 */
const MOST_CUT_BYTES = 2 * 1024 * 1024;
/** The host sends a part instead of the whole font only if the part has at most this share of the font's bytes. */
const WORTH = 0.9;
/**
 * For the whole font at the address of a part: the address returns the part as soon as it is made, so caches keep the
 * whole font only for a short time.
 */
const STOPGAP = 'public, max-age=60';
/** The most fonts that wait to be cut; a further font is cut when its next visitor comes. */
const MOST_WAITING = 32;

/**
 * Answers a request for a font of another host.
 *
 * @param part the characters that are wanted; null for the whole file
 */
export type SendFont = (
	request: Request,
	address: string,
	part: FontPart | null,
) => Promise<Response>;

/**
 * Makes the answers for fonts. The library keeps each font, and a folder keeps its parts. The first visitor who
 * requests a part gets the whole font without a wait; a font that cannot or may not be cut, or that is hardly smaller,
 * stays whole.
 */
export function createSendFont(
	library: MediaLibrary,
	folder: BoundedFolder,
	pictures: Pick<PictureWork, 'cutFont'>,
): SendFont {
	const queue = createTaskQueue(1);
	const waiting = new Set<string>();

	async function cut(name: string, bytes: Uint8Array, part: FontPart): Promise<void> {
		if (waiting.has(name) || waiting.size >= MOST_WAITING) return;
		waiting.add(name);
		await queue
			.run(name, async () => {
				const made = await pictures.cutFont(bytes, partPoints(part)).catch(() => null);
				const isWorth = made !== null && made.length <= bytes.length * WORTH;
				await folder.write(name, isWorth ? made : new Uint8Array());
			})
			.finally(() => waiting.delete(name));
	}

	return async (request, address, part) => {
		const found = await library.bytesOf(address, 'font');
		if ('reason' in found) return elsewhere(address);
		const { known, bytes } = found;
		const name = `${nameOfPart(address, known.stamp)}-${part}`;
		const wanted = bytes.length <= MOST_CUT_BYTES ? part : null;
		const kept = wanted && (await folder.read(name));
		if (wanted && kept === null) void cut(name, bytes, wanted);
		const sent = kept && kept.length > 0 ? kept : null;
		const etag = `"${known.stamp}${sent ? `-${part}` : ''}"`;
		const headers = uploadHeaders(sent ? 'font/woff2' : known.type, etag, false);
		if (wanted && kept === null) headers.set('Cache-Control', STOPGAP);
		if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
		return sendBytes(request, sent ?? bytes, headers);
	};
}

function nameOfPart(address: string, stamp: string): string {
	return createHash('sha256').update(`${address} ${stamp}`).digest('hex').slice(0, 32);
}
