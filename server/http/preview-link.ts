import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { equalsSecret } from './equals-secret';

/** The content of a preview's address, which works once and for a short time. */
export interface PreviewLink {
	/** Its own number, 32 hexadecimal digits. */
	id: string;
	/** Path and query of the preview on this site. */
	place: string;
	/** The time at which it ends, in seconds since 1970. */
	until: number;
}

/** The longest possible token: a path of 2,000 characters in base64url, and a signature. */
const TOKEN = /^([A-Za-z0-9_-]{1,4000})\.([0-9a-f]{64})$/;

const Says = v.object({
	id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
	place: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\\]*$/)),
	until: v.number(),
});

const macOf = (says: string, secret: string | Uint8Array) =>
	createHmac('sha256', secret).update(`preview.${says}`).digest('hex');

/** `preview_token`: the link's data in base64url, a dot, and its HMAC-SHA256 in hexadecimal. */
export function signPreviewLink(link: PreviewLink, secret: string | Uint8Array): string {
	const says = Buffer.from(JSON.stringify(link)).toString('base64url');
	return `${says}.${macOf(says, secret)}`;
}

/**
 * Reads a `preview_token`.
 * @returns null if the signature is wrong, or if the link leads to another host
 */
export function readPreviewLink(token: string, secret: string | Uint8Array): PreviewLink | null {
	const [, says, mac] = TOKEN.exec(token) ?? [];
	if (!says || !mac || !equalsSecret(mac, macOf(says, secret))) return null;
	try {
		const link = v.safeParse(Says, JSON.parse(Buffer.from(says, 'base64url').toString('utf8')));
		return link.success ? link.output : null;
	} catch {
		return null;
	}
}
