import { LRUCache } from 'lru-cache';
import { respond } from '../answers/respond';
import { type BodyOnDemand, bodyOnDemand } from '../answers/stored-body';
import { isUnavailable } from '../contract/unavailable';
import { RestRefusal, restHeaders, sendRefusal, unavailable } from './rest-refusal';

/** The host keeps an answer for this long, the same time for which it sends a page without a request to WordPress. */
const KEPT_MS = 60_000;
/**
 * The most kept answers: a dozen filters of a few loops. The answer that was not used for the longest time is dropped
 * first.
 */
const MAX_KEPT = 500;

/** Answers the calls for one kind of part of a page. */
export interface RefreshAnswers {
	/** Answers a POST; never rejects, whatever the visitor sent. */
	answer(request: Request): Promise<Response>;
	/** Drops the kept answers, because WordPress has changed. */
	forget(): void;
}

/** The answer to a call. */
interface Made {
	/** The body of the answer, which is sent as JSON. */
	answer: object;
	/** False if some data for the answer was missing. */
	cacheable: boolean;
}

/** The functions that read and answer a kind of call; each part may throw a `RestRefusal`. */
export interface RefreshParts<Call> {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** True if answers are kept; false in development. */
	keeps: boolean;
	/** Reads and checks a body. */
	read(text: string, request: Request): Call;
	/** A key that calls with the same answer share; null if the answer is for this visitor only. */
	keyOf(call: Call): string | null;
	make(call: Call, request: Request): Promise<Made>;
}

/**
 * Makes each public answer once for all visitors and keeps it for a minute. Refusals and failures have WordPress's
 * format and are not kept.
 */
export function createRefreshAnswers<Call>(parts: RefreshParts<Call>): RefreshAnswers {
	const { siteUrl, keeps, read, keyOf, make } = parts;
	const kept = new LRUCache<string, Promise<BodyOnDemand>>({ max: MAX_KEPT, ttl: KEPT_MS });
	const headers = { ...restHeaders(siteUrl), 'content-type': 'application/json; charset=UTF-8' };
	const bodyOf = ({ answer }: Made) => bodyOnDemand(200, headers, JSON.stringify(answer));

	function shared(key: string, call: Call, request: Request): Promise<BodyOnDemand> {
		const known = kept.get(key);
		if (known) return known;
		const drop = () => {
			if (kept.peek(key) === making) kept.delete(key);
		};
		const making = make(call, request).then((made) => {
			if (!made.cacheable) drop();
			return bodyOf(made);
		});
		making.catch(drop);
		if (keeps) kept.set(key, making);
		return making;
	}

	return {
		forget: () => kept.clear(),
		async answer(request) {
			try {
				const call = read(await request.text(), request);
				const key = keyOf(call);
				const body =
					key === null ? bodyOf(await make(call, request)) : await shared(key, call, request);
				return respond(await body(request.headers.get('accept-encoding')));
			} catch (error) {
				if (error instanceof RestRefusal) return sendRefusal(error, siteUrl);
				if (isUnavailable(error)) return sendRefusal(unavailable(), siteUrl);
				throw error;
			}
		},
	};
}
