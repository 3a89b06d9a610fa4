import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, isOpenedAlone, mimeTypeOf, negotiateFormat } from '@outrigger/media/image-format';
import { PictureTooLarge, type PictureWork } from '@outrigger/media/picture-work';
import { picturesHere } from '@outrigger/media/pictures-here';
import { sendBytes } from '@outrigger/media/send-bytes';
import { isUnchanged, savedAs, uploadHeaders } from '@outrigger/media/upload-headers';
import type { Store } from '../store/store';
import { createByteCache } from './byte-cache';
import { findUpload, isDrawing, type Upload } from './find-upload';
import { isResizable } from './image-sizes';
import { createPictureMaker, type PictureMaker } from './picture-maker';
import { sendDrawing, sendFile } from './send-file';
import { UPLOADS_PATH, uploadPath } from './uploads-url';

export interface MediaOptions {
	/** Called for each request, so that a reload of the content takes effect. */
	store: () => Store;
	/**
	 * The folder for made pictures; without it, or if it cannot be written, a folder for
	 * temporary files, then memory.
	 */
	dataDir?: string | undefined;
	/** Makes pictures; this process if absent. */
	pictures?: PictureWork | undefined;
	/**
	 * Receives the error when a file that the content names cannot be read or drawn; the visitor
	 * gets a 404.
	 */
	onError?: (error: unknown, file: string) => void;
}

/** Folders for made pictures, best first. */
function cacheFolders(dataDir: string | undefined): string[] {
	const temporary = join(tmpdir(), 'outrigger-media');
	return dataDir === undefined ? [temporary] : [join(dataDir, 'media'), temporary];
}

/** The maker behind `createMedia`, for users who make pictures ahead. */
export function openPictureMaker(
	options: Pick<MediaOptions, 'dataDir' | 'pictures'>,
): PictureMaker {
	const { dataDir, pictures = picturesHere() } = options;
	return createPictureMaker(createByteCache(cacheFolders(dataDir)), pictures);
}

/** Returns true if the host can send a picture as it lies on the disk. */
function isOriginal({ media, size }: Upload): boolean {
	return size.name === 'full' && !isDrawing(media.sourcePath);
}

/** An AVIF of this many pixels or more takes seconds to make, and a WebP takes a tenth of that time. */
const LARGE_PIXELS = 1_000_000;

/** The cache time of a WebP that is sent until the smaller AVIF is made, a moment later. */
const STOPGAP_CACHE_CONTROL = 'public, max-age=60';

function isLarge({ size }: Upload): boolean {
	return size.width * size.height > LARGE_PIXELS;
}

/**
 * Sends a large picture that does not exist as AVIF yet as WebP, so that its first visitor does
 * not wait for it.
 */
async function sendPicture(
	request: Request,
	upload: Upload,
	maker: PictureMaker,
): Promise<Response> {
	const { mimeType } = upload.media;
	const { headers: asked } = request;
	const wanted = isOpenedAlone(asked) ? 'original' : negotiateFormat(asked.get('accept'), mimeType);
	const isSlow = wanted === 'avif' && isLarge(upload) && accepts(asked.get('accept'), 'image/webp');
	const isStopgap = isSlow && !(await maker.isMade(upload, wanted));
	const format = isStopgap ? 'webp' : wanted;
	if (isStopgap) maker.makeLater(upload, wanted);
	if (format === 'original' && isOriginal(upload)) {
		const response = await sendFile(request, upload.media);
		response.headers.set('Vary', 'Accept');
		return response;
	}
	const etag = `"${await maker.nameOf(upload, format)}"`;
	const headers = uploadHeaders(mimeTypeOf(format, mimeType), etag, true);
	if (isStopgap) headers.set('Cache-Control', STOPGAP_CACHE_CONTROL);
	if (format !== 'original')
		headers.set(
			'Content-Disposition',
			savedAs(`${upload.size.file.replace(/\.[^.]*$/, '')}.${format}`),
		);
	if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
	return sendBytes(request, await maker.make(upload, format), headers);
}

function notFound(): Response {
	return new Response('Not found\n', {
		status: 404,
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
	});
}

/**
 * Serves `/wp-content/uploads/*` from the store's attachments: their own files, and each of WordPress's sizes, made on
 * the first request. The same address answers AVIF, WebP or the original format by `Accept` (`Vary: Accept`), so that
 * srcsets stay WordPress's own. A picture that the visitor opens by itself has the format of its name.
 * @returns a handler that gives `null` for every other path, 404 for a file or size that does not exist
 */
export function createMedia(options: MediaOptions): (request: Request) => Promise<Response | null> {
	const maker = openPictureMaker(options);
	return async (request) => {
		const { pathname } = new URL(request.url);
		if (!pathname.startsWith(UPLOADS_PATH)) return null;
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
		}
		const path = uploadPath(pathname);
		const upload = path === null ? null : findUpload(options.store(), path);
		if (upload === null) return notFound();
		const { media } = upload;
		try {
			if (media.mimeType === 'image/svg+xml') {
				return (await sendDrawing(request, media)) ?? notFound();
			}
			if (!isResizable(media)) return await sendFile(request, media);
			// WordPress makes no sizes of a picture that is too large either; it shows the file itself.
			return await sendPicture(request, upload, maker).catch((error: unknown) => {
				if (error instanceof PictureTooLarge && !isDrawing(media.sourcePath)) {
					return sendFile(request, media);
				}
				throw error;
			});
		} catch (error) {
			options.onError?.(error, media.file);
			return notFound();
		}
	};
}
