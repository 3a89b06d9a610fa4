import busboy from '@fastify/busboy';
import type { MayBeLong } from './posted-form';
import { RefusedBody } from './refused-body';

/**
 * The most fields and files of one form. PHP has the same limit (`max_input_vars`); the forms of pages have less than a
 * tenth of it.
 */
export const MOST_FIELDS = 1_000;
/** The most bytes of a form without files: enough for several of the longest texts that people type. */
export const SHORT_FORM_BYTES = 1024 * 1024;
/** The most bytes of a form with files. */
export const LONG_FORM_BYTES = 32 * 1024 * 1024;
/** Bytes that the parser gets at a time: between two pieces the host answers other requests. */
const PIECE_BYTES = 64 * 1024;

const LIMITS = {
	/**
	 * One more than the largest number of fields: the urlencoded parser drops fields beyond its limit without an error.
	 */
	fields: MOST_FIELDS + 1,
	parts: MOST_FIELDS,
	fieldNameSize: 200,
	fieldSize: SHORT_FORM_BYTES,
	/** The most headers of each part; browsers write two. */
	headerPairs: 8,
	headerSize: 4 * 1024,
};

const tooLong = (mostBytes: number) => new RefusedBody({ mostBytes });
const tooMany = () => new RefusedBody({ mostFields: MOST_FIELDS });
const broken = () => new RefusedBody('broken');

/**
 * Reads a form while it arrives. The reader stops at the first part beyond a limit: a field or part beyond the
 * thousandth, a byte beyond 1 MB (32 MB in multipart, where `mayBeLong` allows it for the fields that came before).
 *
 * @throws RefusedBody
 */
export async function receiveForm(request: Request, mayBeLong: MayBeLong): Promise<FormData> {
	const type = request.headers.get('content-type') ?? '';
	const isMultipart = /^multipart/i.test(type);
	const most = isMultipart ? LONG_FORM_BYTES : SHORT_FORM_BYTES;
	if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLong(most);
	const parser = parseForm(type);
	let bytes = 0;
	let isLong = false;
	for await (const piece of piecesOf(request.body)) {
		bytes += piece.length;
		if (bytes > most) throw tooLong(most);
		if (bytes > SHORT_FORM_BYTES && !isLong) {
			if (!(await mayBeLong(parser.form))) throw tooLong(SHORT_FORM_BYTES);
			isLong = true;
		}
		await parser.write(piece);
	}
	return parser.end();
}

/**
 * The body in small pieces. If the reader stops early, it does not cancel the rest of the body, because the server
 * still has to send an answer.
 */
async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
	const reader = body?.getReader();
	for (;;) {
		const { done, value: chunk } = (await reader?.read()) ?? { done: true };
		if (done || !chunk) return;
		for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
			yield chunk.subarray(from, from + PIECE_BYTES);
		}
	}
}

interface FormParser {
	/** The part of the form that the reader has read so far. */
	form: FormData;
	/** Rejects with the first fault. */
	write(piece: Uint8Array): Promise<void>;
	end(): Promise<FormData>;
}

function parseForm(type: string): FormParser {
	const form = new FormData();
	let count = 0;
	let failure: RefusedBody | null = null;
	const fail = (reason: RefusedBody) => {
		failure ??= reason;
	};
	const check = () => {
		if (failure) throw failure;
	};
	const parser = openParser(type);
	parser.on('field', (name, value, isNameCut, isValueCut) => {
		count += 1;
		if (count > MOST_FIELDS) fail(tooMany());
		else if (name === undefined) fail(broken());
		else if (isNameCut || isValueCut) fail(tooLong(SHORT_FORM_BYTES));
		else form.append(name, value);
	});
	parser.on('file', (name, stream, fileName, _, contentType) => {
		if (name === undefined) fail(broken());
		const chunks: Uint8Array<ArrayBuffer>[] = [];
		stream.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
		stream.on('end', () => form.append(name, new File(chunks, fileName, { type: contentType })));
	});
	parser.on('partsLimit', () => fail(tooMany()));
	const finished = new Promise<void>((resolve) => {
		parser.on('finish', resolve);
		parser.on('error', () => {
			fail(broken());
			resolve();
		});
	});
	return {
		form,
		async write(piece) {
			await Promise.race([new Promise((done) => parser.write(Buffer.from(piece), done)), finished]);
			check();
		},
		async end() {
			parser.end();
			await finished;
			check();
			return form;
		},
	};
}

function openParser(type: string) {
	try {
		return busboy({
			headers: { 'content-type': type },
			limits: LIMITS,
			isPartAFile: (_name, _type, fileName) => fileName !== undefined,
		});
	} catch {
		throw broken();
	}
}
