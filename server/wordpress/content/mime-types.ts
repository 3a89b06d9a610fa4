import { extname } from 'node:path';

const MIME_TYPES: Readonly<Record<string, string>> = {
	'.jpg': 'image/jpeg',
	'.jpeg': 'image/jpeg',
	'.png': 'image/png',
	'.gif': 'image/gif',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.svg': 'image/svg+xml',
	'.ico': 'image/x-icon',
	'.mp4': 'video/mp4',
	'.webm': 'video/webm',
	'.vtt': 'text/vtt',
	'.mp3': 'audio/mpeg',
	'.ogg': 'audio/ogg',
	'.pdf': 'application/pdf',
	'.zip': 'application/zip',
	'.json': 'application/json',
};

/** Media type by file name; `application/octet-stream` for endings that are not listed. */
export function mimeTypeOf(file: string): string {
	return MIME_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
