/** A text file as it was stored. */
export interface DecodedFile {
	/** Without a byte order mark. */
	text: string;
	/** The oddity of its bytes, to continue "… : is"; null for UTF-8 and UTF-16. */
	oddity: string | null;
}

/**
 * The bytes of a JSON, Markdown or HTML file as text: UTF-16 if a byte order mark or the zero
 * bytes of Latin letters show it, else UTF-8. Bytes of neither are read as Windows-1252, which
 * Latin-1 is a part of.
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

/** A character that texts begin with: `{`, `[`, a space, a dash. */
function isLetter(byte: number | undefined): boolean {
	return byte !== undefined && byte > 8 && byte < 128;
}
