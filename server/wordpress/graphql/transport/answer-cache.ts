import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type PersistedDocuments, requestedHash } from './persisted-documents';

/** Answers take some kilobytes each: a thousand or two of them. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** A field that says another thing every second. */
const CHANGES_BY_ITSELF = /\bserverDatetime\b/;

interface KeptAnswer {
	body: string;
	etag: string;
	contentType: string;
}

/** Answers to documents of ours that visitors asked for by GET: the same until the content changes. */
export interface AnswerCache {
	/** The answer that is kept for a request, `null` for none. */
	find(request: Request): Response | null;
	/** Keeps a response if it is one to keep, and gives it back. */
	keep(request: Request, response: Response): Promise<Response>;
	forget(): void;
}

const keyOf = (request: Request) => {
	const query = request.url.indexOf('?');
	return `${query < 0 ? '' : request.url.slice(query)} ${request.headers.get('accept') ?? ''}`;
};

/** Only GETs of nobody in particular: who sends a password may see more than others. */
const isShared = (request: Request) =>
	request.method === 'GET' && !request.headers.has('authorization');

export function createAnswerCache(documents: PersistedDocuments): AnswerCache {
	const kept = new LRUCache<string, KeptAnswer>({
		maxSize: CACHE_BYTES,
		sizeCalculation: ({ body }) => body.length * 2 + 512,
	});

	/** Whether the request names a document that says the same until something changes. */
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

	const respond = (request: Request, { body, etag, contentType }: KeptAnswer) => {
		// Whoever keeps it has to ask each time; the answer is then a few bytes.
		const headers = {
			'Content-Type': contentType,
			ETag: etag,
			'Cache-Control': 'no-cache',
			Vary: 'Accept',
		};
		return request.headers.get('if-none-match') === etag
			? new Response(null, { status: 304, headers })
			: new Response(body, { headers });
	};

	return {
		find(request) {
			if (!isShared(request)) return null;
			const answer = kept.get(keyOf(request));
			return answer === undefined ? null : respond(request, answer);
		},
		async keep(request, response) {
			if (!isShared(request) || response.status !== 200 || !isLasting(request)) return response;
			const body = await response.text();
			const { headers } = response;
			// Errors stand before the data; one may be gone a moment later.
			if (body.startsWith('{"errors"')) return new Response(body, { headers });
			const answer = {
				body,
				etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
				contentType: headers.get('content-type') ?? 'application/json; charset=utf-8',
			};
			kept.set(keyOf(request), answer);
			return respond(request, answer);
		},
		forget: () => kept.clear(),
	};
}
