import { createHmac } from 'node:crypto';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import * as v from 'valibot';
import type { Purge } from './page-cache';

const MAX_URIS = 1_000;
/**
 * The largest difference between the clocks of sender and host, in seconds; a recorded request is worthless after this
 * time.
 */
const MAX_AGE_S = 300;

const Uri = v.pipe(v.string(), v.maxLength(2_000), v.startsWith('/'));
const Body = v.union([
	v.object({ everything: v.literal(true) }),
	v.object({ uri: Uri }),
	v.object({ uris: v.pipe(v.array(Uri), v.minLength(1), v.maxLength(MAX_URIS)) }),
]);

/** The answer to a purge. */
export interface RevalidateResult {
	status: 200 | 400 | 403 | 404;
	/** JSON. */
	body: Record<string, unknown>;
	purge: Purge | null;
}

/** The content of a purge request. */
export interface RevalidateRequest {
	/** `X-Outrigger-Time`: seconds since 1970. */
	time: string | undefined;
	/** `X-Outrigger-Signature`: `sha256=` and the HMAC of time, a dot and the body, in hexadecimal. */
	signature: string | undefined;
	/** The body of the request. */
	text: string;
}

/**
 * Reads `POST /revalidate`, signed with the secret, and `{"uri": "/gallery/"}`, `{"uris": […]}` or `{"everything":
 * true}`.
 *
 * @param secret `REVALIDATE_SECRET`; if it is not set, the path does not exist
 * @param now milliseconds since the epoch, by the clock of this host
 */
export function revalidate(
	secret: string | null,
	request: RevalidateRequest,
	now: () => number,
): RevalidateResult {
	if (secret === null) return refuse(404, 'There is nothing here.');
	const fault = faultOf(secret, request, now());
	if (fault !== null) return refuse(403, fault);
	const body = v.safeParse(Body, parseJson(request.text));
	if (!body.success) {
		return refuse(400, 'Takes {"uri": "/path/"}, {"uris": ["/path/"]} or {"everything": true}.');
	}
	const purge = purgeOf(body.output);
	return { status: 200, body: { purged: purge }, purge };
}

/** The reason why a request is refused; null if its signature and time are right. */
function faultOf(
	secret: string,
	{ time, signature, text }: RevalidateRequest,
	now: number,
): string | null {
	if (signature === undefined) return 'The signature is missing.';
	const hmac = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
	if (!equalsSecret(signature, `sha256=${hmac}`)) return 'The signature is wrong.';
	const age = Math.abs(now / 1000 - Number(time));
	return age <= MAX_AGE_S ? null : 'The time is not that of this host: one of the clocks is wrong.';
}

function refuse(status: 400 | 403 | 404, message: string): RevalidateResult {
	return { status, body: { message }, purge: null };
}

function purgeOf(body: v.InferOutput<typeof Body>): Purge {
	if ('everything' in body) return 'everything';
	const uris = 'uri' in body ? [body.uri] : body.uris;
	return uris.map((uri) => encodedPath(/\/$|\?/.test(uri) ? uri : `${uri}/`));
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
