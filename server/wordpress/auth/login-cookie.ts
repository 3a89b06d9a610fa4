import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { UserRecord } from '@outrigger/formats/model/records';
import { readCookie, writeCookie } from '@outrigger/http/cookies';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import type { Store } from '../store/store';

/** Page caches do not serve requests with a cookie whose name starts like this, as with WordPress. */
const LOGIN_COOKIE_PREFIX = 'wordpress_logged_in_';

/** Two days; two weeks when "remember me" is ticked: WordPress's own lifetimes, in seconds. */
const SESSION_S = 2 * 86_400;
const REMEMBERED_S = 14 * 86_400;

/** A login that a cookie proved. */
export interface Session {
	user: UserRecord;
	/** A random text for each login. Nonces depend on it, so they end with the login. */
	token: string;
}

/** Writes and reads the login cookie of one site. */
export interface LoginCookies {
	/** `Set-Cookie` value that logs a user in. */
	issue(user: UserRecord, remember: boolean): string;
	/** `Set-Cookie` value that logs out. */
	clear(): string;
	/**
	 * The session of a request's `Cookie` header; `null` if the header has no login cookie, or an expired or forged
	 * one.
	 */
	read(store: Store, cookieHeader: string | null): Session | null;
}

/**
 * Login cookies: `login|expiry|token|signature`, each part percent-encoded, signed with HMAC-SHA-256.
 * The password takes part in the signature, so a changed password ends every session.
 *
 * @param secret key of the signature, at least 32 bytes
 * @param siteUrl absolute address of the site; its hash names the cookie, https makes it `Secure`
 * @param now milliseconds since the epoch
 */
export function createLoginCookies(
	secret: Uint8Array,
	siteUrl: string,
	now: () => number,
): LoginCookies {
	const name =
		LOGIN_COOKIE_PREFIX + createHash('sha256').update(siteUrl).digest('hex').slice(0, 16);
	const cookie = { name, siteUrl };
	const sign = (user: UserRecord, expiry: string, token: string) =>
		createHmac('sha256', secret)
			.update([user.login, user.password, expiry, token].join('\n'))
			.digest('hex');

	return {
		issue(user, remember) {
			const lifetime = remember ? REMEMBERED_S : SESSION_S;
			const expiry = String(Math.floor(now() / 1000) + lifetime);
			const token = randomBytes(24).toString('hex');
			const value = [encodeURIComponent(user.login), expiry, token, sign(user, expiry, token)].join(
				'|',
			);
			return writeCookie(cookie, value, remember ? { maxAgeS: lifetime } : {});
		},
		clear: () => writeCookie(cookie, '', { maxAgeS: 0 }),
		read(store, cookieHeader) {
			const value = readCookie(cookieHeader, cookie);
			if (value === null) return null;
			const [login = '', expiry = '', token = '', signature = ''] = value.split('|');
			const user = store.userByLogin(percentDecoded(login) ?? '');
			if (user === undefined || !equalsSecret(signature, sign(user, expiry, token))) return null;
			return Number(expiry) * 1000 > now() ? { user, token } : null;
		},
	};
}
