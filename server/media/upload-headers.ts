/**
 * The time for which a cache may keep an upload: WordPress gives a new file a new name, but an address holds no hash,
 * so the file is fresh for a month, and a cache may serve it stale for a year while it revalidates the file.
 */
const CACHE_CONTROL = 'public, max-age=2592000, stale-while-revalidate=31536000';

/** The policy of an SVG that a visitor opens by itself: it may run no script and load nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Types a browser may show; others are only downloaded, so that no upload becomes a page of the site. */
const shown = /^(?:image|video|audio|font)\/|^application\/(?:pdf|json)$|^text\/(?:plain|vtt|csv)$/;

/** Headers of a file that is sent as `mimeType`, without length and range. */
export function uploadHeaders(mimeType: string, etag: string, isNegotiated: boolean): Headers {
	const isShown = shown.test(mimeType);
	const headers = new Headers({
		'Content-Type': isShown ? mimeType : 'application/octet-stream',
		'Cache-Control': CACHE_CONTROL,
		ETag: etag,
		'X-Content-Type-Options': 'nosniff',
		'Cross-Origin-Resource-Policy': 'cross-origin',
	});
	if (!isShown) headers.set('Content-Disposition', 'attachment');
	if (isNegotiated) headers.set('Vary', 'Accept');
	if (mimeType === 'image/svg+xml') headers.set('Content-Security-Policy', SVG_POLICY);
	return headers;
}

/** `Content-Disposition` of a file that a browser shows, and saves under another name than its address has. */
export function savedAs(fileName: string): string {
	const encoded = encodeURIComponent(fileName).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return encoded === fileName
		? `inline; filename="${fileName}"`
		: `inline; filename*=UTF-8''${encoded}`;
}

/** Returns true if `If-None-Match` names an ETag; weak ETags count, as for every GET. */
export function isUnchanged(request: Request, etag: string): boolean {
	const etags = request.headers.get('if-none-match');
	if (etags === null) return false;
	return (
		etags.trim() === '*' || etags.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
	);
}

/** The first and the last byte of a part of a file; both belong to the part. */
export interface ByteRange {
	start: number;
	end: number;
}

/**
 * The part of a file that a `Range` header names.
 * @returns `null` for the whole file (no header, several ranges, another unit), `'unsatisfiable'` for a part
 * that the file does not have
 */
export function byteRange(
	header: string | null,
	length: number,
): ByteRange | null | 'unsatisfiable' {
	const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
	if (found === null) return null;
	const [, first = '', last = ''] = found;
	if (first === '' && last === '') return null;
	const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
	const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
	return start > end || start >= length ? 'unsatisfiable' : { start, end };
}
