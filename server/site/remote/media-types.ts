/** What may be fetched from a real site's uploads, by ending. The type is ours, whatever the site says. */
const FILES: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	bmp: 'image/bmp',
	gif: 'image/gif',
	ico: 'image/x-icon',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
	webp: 'image/webp',
	m4a: 'audio/mp4',
	mp3: 'audio/mpeg',
	oga: 'audio/ogg',
	ogg: 'audio/ogg',
	wav: 'audio/wav',
	m4v: 'video/mp4',
	mov: 'video/quicktime',
	mp4: 'video/mp4',
	ogv: 'video/ogg',
	webm: 'video/webm',
	json: 'application/json; charset=utf-8',
	pdf: 'application/pdf',
	vtt: 'text/vtt; charset=utf-8',
};

/** What stylesheets need; from plugins and themes nothing else is fetched. */
const STYLE_FILES: Readonly<Record<string, string>> = {
	css: 'text/css; charset=utf-8',
	eot: 'application/vnd.ms-fontobject',
	otf: 'font/otf',
	ttf: 'font/ttf',
	woff: 'font/woff',
	woff2: 'font/woff2',
	gif: 'image/gif',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
	webp: 'image/webp',
};

const UPLOADS = '/wp-content/uploads/';
const STYLES = /^\/(?:wp-content\/(?:plugins|themes|uploads\/elementor)|wp-includes)\//;
/** Dot segments, encoded slashes and the like: the path that is asked for must be the path that was judged. */
const TRICKS = /\/\.|\.\.|%2e|%2f|%5c|%00|\\|\/\//i;

/**
 * The type of a file of the real site that this host may pass on.
 * @param path of the address, percent-encoded
 * @returns `null` for every other path
 */
export function remoteFileType(path: string): string | null {
	if (TRICKS.test(path)) return null;
	const ending = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
	const isUpload = path.startsWith(UPLOADS);
	if (STYLES.test(path)) return STYLE_FILES[ending] ?? (isUpload ? (FILES[ending] ?? null) : null);
	if (!isUpload) return null;
	return (
		FILES[ending] ?? (/^(?:woff2?|ttf|otf)$/.test(ending) ? (STYLE_FILES[ending] ?? null) : null)
	);
}
