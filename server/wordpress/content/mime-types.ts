import { extname } from 'node:path';
import { ownValue } from '@outrigger/rules/values/own-value';
import { mimes } from 'mrmime';

/** The kinds of files that WordPress takes into its library and that a content folder may contain. */
const TAKEN = new Set(
	'jpg jpeg png gif webp avif svg ico mp4 mov webm vtt mp3 wav ogg pdf zip json txt csv'.split(' '),
);

/** Media type by file name; `application/octet-stream` for endings that are not listed. */
export function mimeTypeOf(file: string): string {
	const ending = extname(file).slice(1).toLowerCase();
	if (!TAKEN.has(ending)) return 'application/octet-stream';
	// The library lacks the types that IANA never registered.
	return ending === 'ico'
		? 'image/x-icon'
		: (ownValue(mimes, ending) ?? 'application/octet-stream');
}
