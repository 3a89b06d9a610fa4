import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MediaFileRecord } from '@outrigger/formats/model/records';
import { sanitizeSvg } from '@outrigger/media/sanitize-svg';
import { sendBytes } from '@outrigger/media/send-bytes';
import { byteRange, isUnchanged, uploadHeaders } from '@outrigger/media/upload-headers';

/** A file's ETag: its length and time. */
async function fileState(path: string): Promise<{ size: number; etag: string }> {
	const { size, mtimeMs } = await stat(path);
	return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
}

/** An SVG without anything that runs; `null` when the file holds none. */
export async function sendDrawing(
	request: Request,
	media: MediaFileRecord,
): Promise<Response | null> {
	const { etag } = await fileState(media.sourcePath);
	const headers = uploadHeaders(media.mimeType, etag, false);
	if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
	const clean = sanitizeSvg(await readFile(media.sourcePath, 'utf8'));
	return clean === null ? null : sendBytes(request, new TextEncoder().encode(clean), headers);
}

/** Sends a file from the disk, whole or in the requested range (players request films in ranges). */
export async function sendFile(request: Request, media: MediaFileRecord): Promise<Response> {
	const { size, etag } = await fileState(media.sourcePath);
	const headers = uploadHeaders(media.mimeType, etag, false);
	headers.set('Accept-Ranges', 'bytes');
	if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });

	const ifRange = request.headers.get('if-range');
	const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
	const range = byteRange(asked, size);
	if (range === 'unsatisfiable') {
		headers.set('Content-Range', `bytes */${size}`);
		return new Response(null, { status: 416, headers });
	}
	const { start, end } = range ?? { start: 0, end: size - 1 };
	headers.set('Content-Length', String(end - start + 1));
	if (range !== null) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
	const status = range === null ? 200 : 206;
	if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
	const stream = Readable.toWeb(createReadStream(media.sourcePath, { start, end }));
	return new Response(stream as ReadableStream<Uint8Array>, { status, headers });
}
