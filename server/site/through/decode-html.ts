/**
 * The number of bytes in which a browser looks for `<meta charset>`
 * (https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding).
 */
const PRESCAN_BYTES = 1024;
const META_CHARSET = /<meta[^>]+?charset\s*=\s*["']?\s*([\w:.-]+)/i;

/**
 * The text of an HTML document. As in browsers, a byte order mark comes before the header, and the header before `<meta
 * charset>`. An unknown or missing name means UTF-8.
 *
 * @param contentType the header as it came
 * @returns the text, and the name of its encoding (https://encoding.spec.whatwg.org/#names-and-labels)
 */
export function decodeHtml(
	bytes: Uint8Array,
	contentType: string | undefined,
): { text: string; encoding: string } {
	const named =
		markedEncoding(bytes) ??
		/charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType ?? '')?.[1] ??
		META_CHARSET.exec(Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1'))?.[1];
	const decoder = decoderFor(named);
	return { text: decoder.decode(bytes), encoding: decoder.encoding };
}

function markedEncoding(bytes: Uint8Array): string | undefined {
	const [first, second, third] = bytes;
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

function decoderFor(name = 'utf-8'): TextDecoder {
	try {
		return new TextDecoder(name);
	} catch {
		return new TextDecoder();
	}
}
