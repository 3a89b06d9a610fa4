import { createHash, timingSafeEqual } from 'node:crypto';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import * as v from 'valibot';
import type { Purge } from './page-cache';

const MAX_URIS = 1_000;

const Uri = v.pipe(v.string(), v.maxLength(2_000), v.startsWith('/'));
const Body = v.union([
	v.object({ everything: v.literal(true) }),
	v.object({ uri: Uri }),
	v.object({ uris: v.pipe(v.array(Uri), v.minLength(1), v.maxLength(MAX_URIS)) }),
]);

/** What a purge was answered with. */
export interface RevalidateResult {
	status: 200 | 400 | 403 | 404;
	/** JSON. */
	body: Record<string, unknown>;
	purge: Purge | null;
}

/** Whether two secrets are equal, in a time that does not tell where they differ. */
function isSecret(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Reads `POST /revalidate`: `Authorization: Bearer <secret>` and `{"uri": "/gallery/"}`, `{"uris": […]}` or
 * `{"everything": true}`.
 *
 * @param secret `REVALIDATE_SECRET`; without one the path does not exist
 * @param text the request's body
 */
export function revalidate(
	secret: string | null,
	authorization: string | undefined,
	text: string,
): RevalidateResult {
	if (secret === null) return refuse(404, 'There is nothing here.');
	const given = /^Bearer\s+(.+)$/i.exec(authorization ?? '')?.[1] ?? '';
	if (!isSecret(given.trim(), secret)) return refuse(403, 'The secret is wrong.');
	const body = v.safeParse(Body, parseJson(text));
	if (!body.success) {
		return refuse(400, 'Takes {"uri": "/path/"}, {"uris": ["/path/"]} or {"everything": true}.');
	}
	const purge = purgeOf(body.output);
	return { status: 200, body: { purged: purge }, purge };
}

function refuse(status: 400 | 403 | 404, message: string): RevalidateResult {
	return { status, body: { message }, purge: null };
}

function purgeOf(body: v.InferOutput<typeof Body>): Purge {
	if ('everything' in body) return 'everything';
	const uris = 'uri' in body ? [body.uri] : body.uris;
	return uris.map((uri) => encodedPath(uri.endsWith('/') ? uri : `${uri}/`));
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
