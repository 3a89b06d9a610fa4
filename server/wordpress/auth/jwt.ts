import { createHmac } from 'node:crypto';
import type { UserRecord } from '@outrigger/formats/model/records';
import { equalsSecret } from '@outrigger/http/equals-secret';
import * as v from 'valibot';
import type { Store } from '../store/store';

/** Lifetimes of the plugin WPGraphQL JWT Authentication, in seconds. */
const AUTH_S = 300;
const REFRESH_S = 365 * 86_400;

const Claims = v.object({
	iss: v.string(),
	exp: v.number(),
	data: v.object({ user: v.object({ id: v.number(), user_secret: v.optional(v.string()) }) }),
});

const HEADER = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'HS256' })).toString('base64url');

/** The user of a valid token, or the fault in the words of the plugin's library. */
export type TokenReading = { user: UserRecord; isRefresh: boolean } | { fault: string };

/** Writes and reads the tokens of logins: JWTs with the claims of WPGraphQL JWT Authentication. */
export interface LoginTokens {
	/** A token that is valid for five minutes. */
	auth(user: UserRecord): string;
	/** A token that is valid for a year, or until the password changes. */
	refresh(user: UserRecord): string;
	/** The time at which an auth token ends that is made now, in seconds since the epoch. */
	expiration(): number;
	read(store: Store, token: string): TokenReading;
}

/**
 * @param secret key of the signature, at least 32 bytes, the same on all hosts of a site
 * @param issuer address of the site; a token of another site is not valid here
 * @param now milliseconds since the epoch
 */
export function createLoginTokens(
	secret: Uint8Array,
	issuer: string,
	now: () => number,
): LoginTokens {
	const hmac = (text: string) => createHmac('sha256', secret).update(text);
	const sign = (text: string) => hmac(`jwt\n${text}`).digest('base64url');
	/** A text that changes with the password, so that a new password ends all refresh tokens. */
	const secretOf = ({ login, password }: UserRecord) =>
		hmac(`user-secret\n${login}\n${password}`).digest('hex').slice(0, 24);
	const seconds = () => Math.floor(now() / 1000);

	function issue(lifetime: number, user: { id: number; user_secret?: string }): string {
		const iat = seconds();
		const claims = { iss: issuer, iat, nbf: iat, exp: iat + lifetime, data: { user } };
		const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
		return `${text}.${sign(text)}`;
	}

	return {
		auth: (user) => issue(AUTH_S, { id: user.databaseId }),
		refresh: (user) => issue(REFRESH_S, { id: user.databaseId, user_secret: secretOf(user) }),
		expiration: () => seconds() + AUTH_S,
		read(store, token) {
			const [header = '', payload = '', signature = '', ...more] = token.split('.');
			if (header === '' || payload === '' || signature === '' || more.length > 0)
				return { fault: 'Wrong number of segments' };
			if (header !== HEADER || !equalsSecret(signature, sign(`${header}.${payload}`)))
				return { fault: 'Signature verification failed' };
			const claims = v.safeParse(Claims, jsonOf(payload));
			if (!claims.success || claims.output.iss !== issuer)
				return { fault: 'The iss do not match with this server' };
			if (claims.output.exp <= seconds()) return { fault: 'Expired token' };
			const { id, user_secret: own } = claims.output.data.user;
			const user = store.user(id);
			if (!user) return { fault: 'User ID not found in the token' };
			if (own !== undefined && !equalsSecret(own, secretOf(user)))
				return { fault: 'The User Secret does not match or has been revoked for this user' };
			return { user, isRefresh: own !== undefined };
		},
	};
}

function jsonOf(part: string): unknown {
	try {
		return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
	} catch {
		return null;
	}
}

/** The token of an `Authorization: Bearer …` header; null for any other header. */
export function bearerOf(request: Request): string | null {
	return (
		/^Bearer\s+(\S{1,4000})\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
	);
}
