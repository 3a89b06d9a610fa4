/** The format in which the host sends a picture. `original` is the format of its file name. */
export type ImageFormat = 'avif' | 'webp' | 'original';

/** Formats that only a listed `Accept` entry may choose, the smaller one first. */
const negotiable = [
	{ format: 'avif', type: 'image/avif' },
	{ format: 'webp', type: 'image/webp' },
] as const;

function acceptedTypes(accept: string): Set<string> {
	const types = accept.split(',').flatMap((entry) => {
		const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
		const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
		return isRefused ? [] : [type];
	});
	return new Set(types);
}

/** Returns true if an `Accept` header names a type; wildcards do not count. */
export function accepts(accept: string | null, type: string): boolean {
	return acceptedTypes(accept ?? '').has(type);
}

/**
 * The smallest format that a browser names as supported. Wildcards do not count: only a named type is certain.
 * Animations keep their format.
 * @param accept the `Accept` header, `null` if there is none
 * @param mimeType the type of the file name
 */
export function negotiateFormat(accept: string | null, mimeType: string): ImageFormat {
	if (!accept || mimeType === 'image/gif') return 'original';
	const types = acceptedTypes(accept);
	const best = negotiable.find(({ type }) => types.has(type));
	return best === undefined || best.type === mimeType ? 'original' : best.format;
}

/**
 * Returns true if a visitor opens a picture by itself, and not in a page. Then the picture has to have the format that
 * its name states, because the visitor may save it under that name. Browsers show this by a header; for other programs
 * the function looks for a header that would accept a page. No browser accepts pages when it requests a picture of a
 * page, so caches can distinguish both kinds of requests by `Accept` alone.
 */
export function isOpenedAlone(headers: Headers): boolean {
	const destination = headers.get('sec-fetch-dest');
	if (destination !== null) return /^(?:document|i?frame|embed|object)$/.test(destination);
	return accepts(headers.get('accept'), 'text/html');
}

/** MIME type of the sent picture. */
export function mimeTypeOf(format: ImageFormat, original: string): string {
	return format === 'original' ? original : `image/${format}`;
}
