import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { type GuessLimitOptions, limitGuesses } from './guess-limits';
import { networkOf } from './site/requests/client-address';
import { type CreateRateLimit, tooManyRequests } from './site/requests/rate-limit';

/** The builder's route by which a list is filtered and paged. */
export const REFRESH_LOOP = '/wp-json/elementor-pro/v1/refresh-loop';
/** The builder's route by which a search shows results while the visitor types. */
export const REFRESH_SEARCH = '/wp-json/elementor-pro/v1/refresh-search';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** These two routes are requested by POST, and yet they change nothing. */
const READS = new Set([REFRESH_LOOP, REFRESH_SEARCH]);
/**
 * The limit for these routes is this many times the limit for writes: by default 1,200 a minute and address. A visitor
 * who presses filters or types into a search sends several such requests a second, and on a page with four lists each
 * press sends four.
 */
const READS_PER_WRITE = 10;

interface RequestLimitOptions extends Pick<GuessLimitOptions, 'backend' | 'wordsFor'> {
	createLimit: CreateRateLimit;
	/** Writes that a network may send in a minute; 0 sets no limit. */
	rateLimit: number;
	/** Returns the visitor's address. */
	addressOf: (context: Context) => string;
}

/** Makes the limits for a network's requests: `all` for writes, refreshes and documents, `guesses` for passwords. */
export function createRequestLimits(options: RequestLimitOptions): {
	all: MiddlewareHandler;
	guesses: MiddlewareHandler;
} {
	const { createLimit, rateLimit, addressOf, backend, wordsFor } = options;
	const writes = createLimit('writes', rateLimit);
	const reads = createLimit('reads', rateLimit * READS_PER_WRITE);
	const documents = createLimit('documents', rateLimit);
	return {
		async all(context, next) {
			const { method, path } = context.req;
			const isReading = READING.has(method);
			if (isReading && !bringsDocument(context.req)) return next();
			const limit = isReading ? documents : isRefresh(context) ? reads : writes;
			const wait = await limit.take(networkOf(addressOf(context)));
			return wait > 0 ? tooManyRequests(path, wait, wordsFor(context.req.raw)) : next();
		},
		guesses: limitGuesses({
			createLimit,
			writes,
			isLimited: rateLimit > 0,
			backend,
			networkOf: (context) => networkOf(addressOf(context)),
			wordsFor,
			isWrite: (context) => !READING.has(context.req.method) && !isRefresh(context),
		}),
	};
}

const isRefresh = ({ req: { method, path } }: Context) => method === 'POST' && READS.has(path);

/**
 * Returns true if a GraphQL request contains its own document, which the host has to parse, check and run. The front
 * end names its own documents by their hash.
 */
function bringsDocument(request: HonoRequest): boolean {
	return /^\/graphql\/?$/.test(request.path) && request.query('query') !== undefined;
}
