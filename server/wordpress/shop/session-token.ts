import { randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';

/** A guest's cart is kept for two days after it was last touched, WooCommerce's own lifetime; in seconds. */
export const SESSION_S = 2 * 86_400;
/** A token that is older than this is renewed, so that a cart in use does not end. */
const RENEW_AFTER_S = 3_600;

const Claims = v.object({
	iss: v.string(),
	iat: v.number(),
	exp: v.number(),
	data: v.object({ customer_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)) }),
});

/** The session of a cart, and the token for the client. */
export interface SessionId {
	id: string;
	/** The token that proves the session. */
	token: string;
	/** True where the client does not have that token yet. */
	isNew: boolean;
}

/** Writes and reads tokens of sessions: JWTs with HS256, as WooGraphQL's. */
export interface SessionTokens {
	/**
	 * The session that a request's header proves; a new session if the token is missing, expired, forged or from
	 * another site.
	 */
	read(header: string | null): Promise<SessionId>;
}

/**
 * @param secret key of the signature, the same on all hosts of a site
 * @param issuer address of the site; a token of another site is not valid here
 * @param now milliseconds since the epoch
 */
export function createSessionTokens(
	secret: string,
	issuer: string,
	now: () => number,
): SessionTokens {
	async function issue(id: string): Promise<SessionId> {
		const iat = Math.floor(now() / 1000);
		const claims = { iss: issuer, iat, nbf: iat, exp: iat + SESSION_S, data: { customer_id: id } };
		return { id, token: await sign(claims, secret, 'HS256'), isNew: true };
	}

	async function claimsOf(token: string) {
		// The clock of this site, which is not always the machine's.
		const options = { alg: 'HS256', exp: false, nbf: false, iat: false } as const;
		const payload = await verify(token, secret, options).catch(() => null);
		const claims = v.safeParse(Claims, payload);
		if (!claims.success || claims.output.iss !== issuer) return null;
		return claims.output.exp * 1000 > now() ? claims.output : null;
	}

	return {
		async read(header) {
			const token = /^Session\s+(\S{1,2000})$/.exec(header ?? '')?.[1];
			const claims = token === undefined ? null : await claimsOf(token);
			if (!claims || token === undefined) return issue(randomUUID());
			const { customer_id: id } = claims.data;
			if (now() / 1000 - claims.iat > RENEW_AFTER_S) return issue(id);
			return { id, token, isNew: false };
		},
	};
}
