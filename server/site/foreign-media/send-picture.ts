import { PIPELINE_VERSION } from '@outrigger/media/encode-picture';
import {
	type ImageFormat,
	isOpenedAlone,
	mimeTypeOf,
	negotiateFormat,
} from '@outrigger/media/image-format';
import { PictureTooLarge, type PictureWork } from '@outrigger/media/picture-work';
import { sendBytes } from '@outrigger/media/send-bytes';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { isUnchanged, savedAs, uploadHeaders } from '@outrigger/media/upload-headers';
import type { BoundedFolder } from './bounded-folder';
import type { MediaReference } from './media-address';
import { type KnownMedia, type MediaLibrary, mediaKey } from './media-library';

/** Answers a request for a picture of another host; null for a picture that the host cannot fetch. */
export type SendPicture = (request: Request, reference: MediaReference) => Promise<Response | null>;

/**
 * Serves the pictures of a library like this site's own: in the requested width, as AVIF or WebP if the browser accepts
 * it, made once. Drawings, animations, pictures that are too large to decode, and a picture that the visitor opens by
 * itself are sent unchanged.
 */
export function createSendPicture(
	library: MediaLibrary,
	folder: BoundedFolder,
	pictures: PictureWork,
): SendPicture {
	const queue = createTaskQueue();

	async function made(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
		const kept = await folder.read(name);
		if (kept) return kept;
		return queue.run(name, async () => {
			const bytes = await make();
			await folder.write(name, bytes);
			return bytes;
		});
	}

	return async (request, { address, width }) => {
		const found = await library.bytesOf(address, 'picture');
		if ('reason' in found) return null;
		const { known, bytes } = found;
		const format = formatOf(request.headers, known, width);
		const stem = `${mediaKey(address)}-${known.stamp}`;
		const name = format && `${stem}-${width ?? 'full'}-v${PIPELINE_VERSION}.${format}`;
		const etag = `"${name ?? stem}"`;
		const type = mimeTypeOf(format ?? 'original', known.type);
		const headers = uploadHeaders(type, etag, known.isStill);
		if (format && format !== 'original') {
			headers.set('Content-Disposition', savedAs(`${fileStem(request.url)}.${format}`));
		}
		if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
		if (!format || !name) return sendBytes(request, bytes, headers);
		const pixels = (known.width ?? 0) * (known.height ?? 0);
		const sent = await made(name, () =>
			pictures.make({
				source: bytes,
				mimeType: known.type,
				format,
				size: { of: 'foreign', width, pixels },
			}),
		).catch((error: unknown) => (error instanceof PictureTooLarge ? 'too large' : null));
		// Another host, which read larger pictures, stored the facts about this picture.
		if (sent === 'too large') {
			return sendBytes(request, bytes, uploadHeaders(known.type, `"${stem}"`, true));
		}
		// The head of the picture is valid, but the file is broken further down.
		return sent && sendBytes(request, sent, headers);
	};
}

/** Returns the format of the sent picture; null if the bytes are sent unchanged. */
function formatOf(headers: Headers, known: KnownMedia, width: number | null): ImageFormat | null {
	if (!known.isStill) return null;
	const isAlone = isOpenedAlone(headers);
	const format = isAlone ? 'original' : negotiateFormat(headers.get('accept'), known.type);
	const isWhole = width === null || width >= (known.width ?? 0);
	return format === 'original' && isWhole ? null : format;
}

function fileStem(url: string): string {
	const { pathname } = new URL(url);
	return pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
