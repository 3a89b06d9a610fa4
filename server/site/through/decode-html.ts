import { isUtf8 } from 'node:buffer';

/**
 * The number of bytes in which a browser looks for `<meta charset>` at least. It also reads a later one in the head
 * (https://html.spec.whatwg.org/#change-the-encoding).
 */
const PRESCAN_BYTES = 1024;
const META_CHARSET = /<meta[^>]+?charset\s*=\s*["']?\s*([\w:.-]+)/i;
const HEAD_END = /<\/head\b|<body\b/i;
const XML_ENCODING = /^<\?xml[^>]+?encoding\s*=\s*["']([\w:.-]+)/i;
/** A document whose bytes were read as ASCII cannot have one of these encodings. */
const NOT_BY_META = /^utf-?16|^unicode|^ucs-2|^iso-10646-ucs-2/i;

/**
 * The text of an HTML or XML document. As in browsers, a byte order mark comes before the header, and the header before
 * `<meta charset>`. Without a known name the text is UTF-8 if its bytes can be, else windows-1252.
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
		writtenEncoding(bytes);
	const decoder = decoderFor(named) ?? new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
	return { text: decoder.decode(bytes), encoding: decoder.encoding };
}

function markedEncoding(bytes: Uint8Array): string | undefined {
	const [first, second, third] = bytes;
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/** The encoding that the document itself names. */
function writtenEncoding(bytes: Uint8Array): string | undefined {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
	const headEnd = text.search(HEAD_END);
	const head = text.slice(0, Math.max(PRESCAN_BYTES, headEnd));
	const name = (XML_ENCODING.exec(head) ?? META_CHARSET.exec(head))?.[1];
	return name && NOT_BY_META.test(name) ? 'utf-8' : name;
}

function decoderFor(name: string | undefined): TextDecoder | null {
	if (name === undefined) return null;
	try {
		return new TextDecoder(name);
	} catch {
		return null;
	}
}
