import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
	brotliCompress,
	brotliCompressSync,
	gunzipSync,
	gzip,
	gzipSync,
	constants as zlib,
} from 'node:zlib';

/** The encoding of a body on its way to the browser. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One finished answer. Both the node listener and the fetch handler send it. */
export interface Answer {
	status: number;
	/** Headers with lower-case names. */
	headers: Readonly<Record<string, string>>;
	body: Uint8Array | null;
}

/** The bytes of an answer that is sent often. They are compressed once. */
export interface StoredBody {
	status: number;
	/** Headers that all encodings share. Each encoding adds its length, its encoding and its tag. */
	headers: Readonly<Record<string, string>>;
	bytes: Readonly<Record<Exclude<Encoding, 'identity'>, Uint8Array>>;
	/** The first part of the strong ETags: a hash of the uncompressed bytes and the headers. */
	tag: string;
	/**
	 * The answers by encoding. If no client has requested `identity` lately, it is unpacked from the gzip bytes:
	 * uncompressed bytes take two thirds of a page's memory, and hardly any client requests them.
	 */
	answers: Readonly<Record<Encoding, PreparedAnswers>>;
}

/** The body without compression. */
export function plainBytes({ answers }: StoredBody): Uint8Array {
	return answers.identity.whole.body;
}

/** The parts of a request that choose between the forms of an answer. */
export interface Preferences {
	acceptEncoding: string | null | undefined;
	ifNoneMatch: string | null | undefined;
	/** True for a HEAD request, whose answer has no body. */
	headOnly: boolean;
}

/**
 * The most bytes that the host compresses in this thread. 16 kB take 0.1 ms here; another thread needs 0.3 ms to wake
 * up, and 1 ms while other threads work.
 */
const LARGEST_AT_ONCE = 32 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The quality for pages, which are compressed while a visitor waits: quality 5 saves nearly as many bytes as 11 in a
 * twentieth of the time.
 */
export const PAGE_BROTLI_QUALITY = 5;
/** The quality for files, which are compressed once in a build. */
export const FILE_BROTLI_QUALITY = 11;

/** Compresses a body with brotli and gzip and gives it a tag. */
export async function storeBody(
	status: number,
	headers: Readonly<Record<string, string>>,
	body: string | Uint8Array,
	brotliQuality = PAGE_BROTLI_QUALITY,
): Promise<StoredBody> {
	return beginBody(status, headers, body, brotliQuality).stored();
}

/** A body that will be compressed with brotli and gzip, and the answer for the visitor who waits for it. */
export interface BegunBody {
	/** Makes the answer in one encoding, without a wait for the other encodings. */
	first: BodyOnDemand;
	/** Starts the encodings that `first` did not start. */
	stored(): Promise<StoredBody>;
}

/** Prepares a body. A thread's encoder takes 1 to 2 ms to start, so that each encoding starts when it is needed. */
export function beginBody(
	status: number,
	headers: Readonly<Record<string, string>>,
	body: string | Uint8Array,
	brotliQuality = PAGE_BROTLI_QUALITY,
): BegunBody {
	const identity = typeof body === 'string' ? Buffer.from(body) : body;
	const begun = new Map<Encoding, Promise<Uint8Array>>();
	const bytesIn = (encoding: Encoding) => {
		const bytes = begun.get(encoding) ?? compress(encoding, identity, brotliQuality);
		begun.set(encoding, bytes);
		return bytes;
	};
	const parts = { status, headers, tag: tagOf(headers, identity) };
	return {
		async first(acceptEncoding) {
			const encoding = pickEncoding(acceptEncoding);
			return prepareAnswers(parts, encoding, await bytesIn(encoding)).whole;
		},
		async stored() {
			// The answer to the visitor who waits leaves in this turn, before the next compression.
			if (identity.length > LARGEST_AT_ONCE) await setImmediate();
			const [br, gzip] = await Promise.all([bytesIn('br'), bytesIn('gzip')]);
			return assembleBody({ ...parts, bytes: { br, gzip } }, identity);
		},
	};
}

/** An answer that compresses its bytes in an encoding at the first request for that encoding. */
export type BodyOnDemand = (acceptEncoding: Preferences['acceptEncoding']) => Promise<Answer>;

/** An answer whose body is usually sent once or a few times, to browsers of one kind. */
export function bodyOnDemand(
	status: number,
	headers: Readonly<Record<string, string>>,
	body: string | Uint8Array,
): BodyOnDemand {
	const identity = typeof body === 'string' ? Buffer.from(body) : body;
	const tag = tagOf(headers, identity);
	const made = new Map<Encoding, Promise<Answer>>();
	return (acceptEncoding) => {
		const encoding = pickEncoding(acceptEncoding);
		const answer =
			made.get(encoding) ??
			compress(encoding, identity, PAGE_BROTLI_QUALITY).then(
				(bytes) => prepareAnswers({ status, headers, tag }, encoding, bytes).whole,
			);
		made.set(encoding, answer);
		return answer;
	};
}

async function compress(
	encoding: Encoding,
	identity: Uint8Array,
	brotliQuality: number,
): Promise<Uint8Array> {
	if (encoding === 'identity') return identity;
	const isSmall = identity.length <= LARGEST_AT_ONCE && brotliQuality === PAGE_BROTLI_QUALITY;
	if (encoding === 'gzip') {
		const options = { level: brotliQuality === FILE_BROTLI_QUALITY ? 9 : 6 };
		return isSmall ? gzipSync(identity, options) : compressGzip(identity, options);
	}
	const options = {
		params: {
			[zlib.BROTLI_PARAM_QUALITY]: brotliQuality,
			[zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
		},
	};
	return isSmall ? brotliCompressSync(identity, options) : compressBrotli(identity, options);
}

function tagOf(headers: Readonly<Record<string, string>>, identity: Uint8Array): string {
	const hash = createHash('sha256').update(identity).update(JSON.stringify(headers));
	return hash.digest('base64url').slice(0, 22);
}

/** The encoding of the answer: brotli before gzip before no compression. Encodings with `q=0` are left out. */
export function pickEncoding(acceptEncoding: string | null | undefined): Encoding {
	if (!acceptEncoding) return 'identity';
	if (accepts(acceptEncoding, 'br')) return 'br';
	return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
	return header.split(',').some((part) => {
		const [name, weight] = part.split(';');
		return name?.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
	});
}

/**
 * Returns true if `If-None-Match` names a tag; it ignores weak marks, as GET does by definition.
 */
export function namesTag(ifNoneMatch: string, etag: string): boolean {
	if (ifNoneMatch.trim() === '*') return true;
	return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The answers of one encoding. They are made once and sent unchanged. */
interface PreparedAnswers {
	etag: string;
	whole: Answer & { body: Uint8Array };
	head: Answer;
	notModified: Answer;
}

function prepareAnswers(
	{ status, headers: own, tag }: Pick<StoredBody, 'status' | 'headers' | 'tag'>,
	encoding: Encoding,
	body: Uint8Array,
): PreparedAnswers {
	const etag = `"${tag}-${encoding}"`;
	const common = { ...own, vary: 'accept-encoding', etag };
	const headers = {
		...common,
		...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
		'content-length': String(body.length),
	};
	return {
		etag,
		whole: { status, headers, body },
		head: { status, headers, body: null },
		notModified: { status: 304, headers: common, body: null },
	};
}

/**
 * Puts a stored body together from its parts.
 *
 * @param identity the bytes without compression
 */
export function assembleBody(parts: Omit<StoredBody, 'answers'>, identity: Uint8Array): StoredBody {
	let plain = new WeakRef(prepareAnswers(parts, 'identity', identity));
	const answers = {
		br: prepareAnswers(parts, 'br', parts.bytes.br),
		gzip: prepareAnswers(parts, 'gzip', parts.bytes.gzip),
		get identity() {
			const kept = plain.deref();
			if (kept) return kept;
			const made = prepareAnswers(parts, 'identity', gunzipSync(parts.bytes.gzip));
			plain = new WeakRef(made);
			return made;
		},
	};
	return { ...parts, answers };
}

/**
 * Answers a request from a stored body: in the right encoding, without the body for HEAD, and with 304 if the visitor
 * has the current version.
 */
export function answerFrom(stored: StoredBody, preferences: Preferences): Answer {
	const { etag, whole, head, notModified } =
		stored.answers[pickEncoding(preferences.acceptEncoding)];
	if (preferences.ifNoneMatch && stored.status === 200 && namesTag(preferences.ifNoneMatch, etag)) {
		return notModified;
	}
	return preferences.headOnly ? head : whole;
}
