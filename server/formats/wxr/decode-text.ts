const HEAD_BYTES = 1024;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i;

/** Bytes of an XML file as text, in the encoding that its byte order mark or its first line names; UTF-8 otherwise. */
export interface DecodedText {
	/** Name of the encoding, as WHATWG calls it. */
	encoding: string;
	chunks: AsyncIterable<string>;
}

/** The file names an unknown encoding. */
export class EncodingError extends Error {
	override readonly name = 'EncodingError';
	constructor(readonly encoding: string) {
		super(`the encoding ${encoding} is not known`);
	}
}

/** @throws EncodingError */
export async function decodeText(bytes: AsyncIterable<Uint8Array>): Promise<DecodedText> {
	const iterator = bytes[Symbol.asyncIterator]();
	let head = Buffer.alloc(0);
	let isDone = false;
	while (head.length < HEAD_BYTES && !isDone) {
		const next = await iterator.next();
		if (next.done) isDone = true;
		else head = Buffer.concat([head, next.value]);
	}
	const decoder = new TextDecoder(encodingOf(head));
	return { encoding: decoder.encoding, chunks: decode(head, iterator, decoder) };
}

async function* decode(
	head: Uint8Array,
	rest: AsyncIterator<Uint8Array>,
	decoder: TextDecoder,
): AsyncGenerator<string> {
	yield decoder.decode(head, { stream: true });
	for (let next = await rest.next(); !next.done; next = await rest.next())
		yield decoder.decode(next.value, { stream: true });
	yield decoder.decode();
}

/**
 * The bytes of UTF-16 are recognised without the first line, which may be wrong: tools convert files and leave that
 * line unchanged.
 */
function encodingOf(head: Buffer): string {
	const [first, second] = head;
	if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
	if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
	const declared = DECLARED.exec(head.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, ''))?.[1];
	if (declared === undefined || /^utf-?16/i.test(declared)) return 'utf-8';
	try {
		return new TextDecoder(declared).encoding;
	} catch {
		throw new EncodingError(declared);
	}
}
