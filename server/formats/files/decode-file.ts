/** A text file as it was stored. */
export interface DecodedFile {
	/** Without a byte order mark. */
	text: string;
	/** A fault of the file's bytes, as the end of a sentence that starts with "is"; null for UTF-8 and UTF-16. */
	oddity: string | null;
}

/**
 * Decodes the bytes of a JSON, Markdown or HTML file. The encoding is UTF-16 if a byte order mark or the zero bytes of
 * Latin letters show it, else UTF-8. Bytes that are neither are decoded as Windows-1252, which includes Latin-1.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
	const wide = wideEncoding(bytes);
	if (wide) return { text: new TextDecoder(wide).decode(bytes), oddity: null };
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), oddity: null };
	} catch {
		return {
			text: new TextDecoder('windows-1252').decode(bytes),
			oddity: 'not UTF-8 and was read as Latin-1: save it as UTF-8',
		};
	}
}

function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if ((first === 0xff && second === 0xfe) || (isLetter(first) && second === 0)) return 'utf-16le';
	if ((first === 0xfe && second === 0xff) || (first === 0 && isLetter(second))) return 'utf-16be';
	return null;
}

/** True for the byte of a character with which texts begin: `{`, `[`, a space, a dash. */
function isLetter(byte: number | undefined): boolean {
	return byte !== undefined && byte > 8 && byte < 128;
}
