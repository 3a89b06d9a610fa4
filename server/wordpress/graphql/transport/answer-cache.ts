import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type PersistedDocuments, requestedHash } from './persisted-documents';

/** The most bytes of all kept answers. Answers take some kilobytes each, so these are a thousand or two. */
const CACHE_BYTES = 16 * 1024 * 1024;
/**
 * The milliseconds for which an answer is kept. Display conditions depend on the time, and answers omit the elements
 * that these conditions hide. An answer may be a minute late, as from a CDN.
 */
const KEEP_MS = 60_000;
/** A field whose value changes every second. */
const CHANGES_BY_ITSELF = /\bserverDatetime\b/;

interface KeptAnswer {
	whole: FinishedAnswer;
	notModified: FinishedAnswer;
	etag: string;
	/** Milliseconds since the epoch. */
	until: number;
}

/** An answer that only has to be written. */
export interface FinishedAnswer {
	status: number;
	/** Lower-case names. */
	headers: Readonly<Record<string, string>>;
	body: Uint8Array | null;
}

/** The parts of a GET that a server knows before it makes a `Request` of it. */
export interface IncomingGet {
	/** Query string with its question mark. */
	search: string;
	accept: string | undefined;
	ifNoneMatch: string | undefined;
}

/** Answers to our own documents that browsers request by GET: for a minute, or until the content changes. */
export interface AnswerCache {
	/** The answer that is kept for a request, `null` for none. */
	find(request: Request): Response | null;
	/** The answer that is kept for an anonymous GET, without the cost of a `Request` and a `Response`. */
	finished(get: IncomingGet): FinishedAnswer | null;
	/** Keeps a response if it is one to keep, and gives it back. */
	keep(request: Request, response: Response): Promise<Response>;
	forget(): void;
}

const keyOf = (search: string, accept: string | null | undefined) => `${search} ${accept ?? ''}`;

const getOf = ({ url, headers }: Request): IncomingGet => {
	const query = url.indexOf('?');
	return {
		search: query < 0 ? '' : url.slice(query),
		accept: headers.get('accept') ?? undefined,
		ifNoneMatch: headers.get('if-none-match') ?? undefined,
	};
};

/** True for anonymous GETs only: a client that sends a password may see more than others. */
const isShared = (request: Request) =>
	request.method === 'GET' && !request.headers.has('authorization');

/** @param now milliseconds since the epoch */
export function createAnswerCache(documents: PersistedDocuments, now: () => number): AnswerCache {
	const kept = new LRUCache<string, KeptAnswer>({
		maxSize: CACHE_BYTES,
		sizeCalculation: ({ whole }) => (whole.body?.length ?? 0) + 512,
	});

	/**
	 * Returns true if the request names a document whose answer stays the same until the content
	 * changes.
	 */
	function isLasting(request: Request): boolean {
		try {
			const extensions = new URL(request.url).searchParams.get('extensions');
			const hash = requestedHash({ extensions: JSON.parse(extensions ?? 'null') });
			const text = hash !== null && Object.hasOwn(documents, hash) ? documents[hash] : undefined;
			return text !== undefined && !CHANGES_BY_ITSELF.test(text);
		} catch {
			return false;
		}
	}

	function finished({ search, accept, ifNoneMatch }: IncomingGet): FinishedAnswer | null {
		const answer = kept.get(keyOf(search, accept));
		if (answer === undefined || answer.until <= now()) return null;
		return ifNoneMatch === answer.etag ? answer.notModified : answer.whole;
	}

	return {
		finished,
		find(request) {
			const answer = isShared(request) ? finished(getOf(request)) : null;
			return answer && responseOf(answer);
		},
		async keep(request, response) {
			if (!isShared(request) || response.status !== 200 || !isLasting(request)) return response;
			const body = await response.text();
			const { headers } = response;
			// In an answer with errors, the errors come first. It is not kept, because an error may be gone a moment
			// later.
			if (body.startsWith('{"errors"')) return new Response(body, { headers });
			const get = getOf(request);
			kept.set(
				keyOf(get.search, get.accept),
				keptAnswer(body, headers.get('content-type'), now() + KEEP_MS),
			);
			return responseOf(finished(get) ?? { status: 200, headers: {}, body: Buffer.from(body) });
		},
		forget: () => kept.clear(),
	};
}

function keptAnswer(text: string, contentType: string | null, until: number): KeptAnswer {
	const body = Buffer.from(text);
	const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
	// A client must revalidate its copy each time; that answer is a few bytes.
	const headers = {
		'content-type': contentType ?? 'application/json; charset=utf-8',
		etag,
		'cache-control': 'no-cache',
		vary: 'Accept, Origin',
		'x-content-type-options': 'nosniff',
		'x-robots-tag': 'noindex',
	};
	return {
		etag,
		until,
		whole: { status: 200, headers: { ...headers, 'content-length': `${body.length}` }, body },
		notModified: { status: 304, headers, body: null },
	};
}

function responseOf({ status, headers, body }: FinishedAnswer): Response {
	// The sender decides about origins and sets their headers.
	return new Response(body as BodyInit | null, { status, headers: { ...headers, vary: 'Accept' } });
}
