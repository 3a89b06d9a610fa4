/** The first bytes of the pictures that browsers draw. Some formats have a second mark at the offset `at`. */
const KINDS: readonly [mimeType: string, start: string, at?: number, mark?: string][] = [
	['image/png', '\x89PNG\r\n\x1a\n'],
	['image/jpeg', '\xff\xd8\xff'],
	['image/gif', 'GIF8'],
	['image/webp', 'RIFF', 8, 'WEBP'],
	['image/avif', '', 4, 'ftypavif'],
];

/** The media type that a picture has by its first bytes, regardless of its name; null for a file that is no picture. */
export function pictureKind(bytes: Uint8Array): string | null {
	const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
	const found = KINDS.find(
		([, start, at = 0, mark = '']) => head.startsWith(start) && head.startsWith(mark, at),
	);
	return found?.[0] ?? null;
}
