import { contentTypeOf } from '../answers/content-type';

/** The files that visitors may fetch from a real site's uploads, by ending. */
const FILES = new Set(
	'avif bmp gif ico jpeg jpg png svg webp m4a mp3 oga ogg wav m4v mov mp4 ogv webm json pdf vtt'.split(
		' ',
	),
);
const FONTS = new Set(['otf', 'ttf', 'woff', 'woff2']);
/** The files that stylesheets need; the host fetches no other files from plugins and themes. */
const STYLE_FILES = new Set(['css', 'eot', ...FONTS, 'gif', 'jpg', 'png', 'svg', 'webp']);

const UPLOADS = '/wp-content/uploads/';
const STYLES = /^\/(?:wp-content\/(?:plugins|themes|uploads\/elementor)|wp-includes)\//;
/**
 * Dot segments, encoded slashes and similar. They are refused, so that the requested path is the path that was checked.
 */
const TRICKS = /\/\.|\.\.|%2e|%2f|%5c|%00|\\|\/\//i;

/**
 * The type of a file of the real site that this host may pass on. The host decides it, regardless of the site's header.
 * @param path of the address, percent-encoded
 * @returns `null` for every other path
 */
export function remoteFileType(path: string): string | null {
	if (TRICKS.test(path)) return null;
	const ending = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
	const isStyle = STYLES.test(path);
	const isUpload = path.startsWith(UPLOADS);
	const isAllowed =
		(isStyle && STYLE_FILES.has(ending)) ||
		(isUpload && (FILES.has(ending) || (!isStyle && FONTS.has(ending))));
	return isAllowed ? contentTypeOf(ending) : null;
}
