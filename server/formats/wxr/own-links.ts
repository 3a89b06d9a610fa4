/** Turns addresses of the site that a text came from into paths of this site. */
export type OwnLinks = (text: string) => string;

/**
 * Paths on the old host that lead to no page: such a link stays as it is, unless the file is
 * here.
 */
const FILES = /^\/(?:wp-content|wp-includes|wp-admin|files)\/|\.(?!html?$|php$)[a-z0-9]{2,5}$/i;
const UPLOADS = '/wp-content/uploads/';
const SIZE_SUFFIX = /-\d+x\d+(\.[a-z0-9]+)$/i;

/**
 * @param baseUrl address of the old site, `https://example.com/blog`; with any other value texts stay unchanged
 * @param hasUpload true if the file with that path below `wp-content/uploads` is here
 * @returns takes plain text, HTML, or JSON with escaped slashes. Pages become paths; files stay where they are, unless
 *   they are here.
 */
export function ownLinks(baseUrl: string, hasUpload: (path: string) => boolean): OwnLinks {
	if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) return (text) => text;
	const { host, pathname } = new URL(baseUrl);
	const bare = host.replace(/^www\./, '');
	const folder = pathname.replace(/\/+$/, '');
	const pattern = new RegExp(
		String.raw`https?:(\\?\/)\\?\/(?:www\.)?${escapePattern(bare)}(?![\w.:-])((?:\\?\/[^\s"'<>()\\/?#]*)*)`,
		'gi',
	);
	return (text) =>
		text.includes(bare)
			? text.replace(pattern, (whole: string, slash: string, written: string) => {
					const path = written.replaceAll('\\/', '/');
					if (path !== folder && !path.startsWith(`${folder}/`)) return whole;
					const own = ownPath(path.slice(folder.length) || '/', hasUpload);
					return own === null ? whole : own.replaceAll('/', slash);
				})
			: text;
}

/** This site's path of a page or file of the old site; `null` where this site lacks it. */
function ownPath(path: string, hasUpload: (path: string) => boolean): string | null {
	const upload = path.startsWith(UPLOADS) ? path.slice(UPLOADS.length) : null;
	if (upload !== null) {
		if (hasUpload(upload)) return path;
		const original = upload.replace(SIZE_SUFFIX, '$1');
		return hasUpload(original) ? UPLOADS + original : null;
	}
	return FILES.test(path) ? null : path;
}

function escapePattern(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
