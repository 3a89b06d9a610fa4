import type { MediaFileRecord } from '@outrigger/formats/model/records';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

/** Path under which WordPress serves what was uploaded. */
export const UPLOADS_PATH = '/wp-content/uploads/';

/**
 * Address of an uploaded file.
 * @param siteUrl origin without a slash at its end; '' gives a path
 * @param path below the uploads folder
 */
export function uploadUrl(siteUrl: string, path: string): string {
	return (
		siteUrl.replace(/\/$/, '') + UPLOADS_PATH + path.split('/').map(encodeURIComponent).join('/')
	);
}

/**
 * Address of a medium: of one of its sizes, or of the whole file. A file on another host has its address there, and its
 * sizes are in the same folder.
 * @param path below the uploads folder; default: the file itself
 */
export function mediaUrl(siteUrl: string, media: MediaFileRecord, path = media.file): string {
	const { foreignUrl } = media;
	if (foreignUrl === undefined) return uploadUrl(siteUrl, path);
	const name = path.slice(path.lastIndexOf('/') + 1);
	const isThere = media.foreignSizes?.some(({ file }) => file === name);
	return isThere ? new URL(encodeURIComponent(name), foreignUrl).href : foreignUrl;
}

/** The path below the uploads folder that an address (absolute or not) names; `null` for any other address. */
export function uploadPath(url: string): string | null {
	const start = url.indexOf(UPLOADS_PATH);
	if (start === -1) return null;
	const path = url.slice(start + UPLOADS_PATH.length).split(/[?#]/, 1)[0] ?? '';
	return path === '' ? null : percentDecoded(path);
}
