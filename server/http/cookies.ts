import { parse, serialize } from 'hono/utils/cookie';

/** A cookie of this site. */
export interface OwnCookie {
	/** The cookie's name without a prefix. */
	name: string;
	/** Public origin of the site; https makes it `Secure` and gives it the prefix `__Host-`. */
	siteUrl: string;
}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** If the name has the prefix, no other host of the same domain can set the cookie (RFC 6265bis, 4.1.3.2). */
const nameOf = ({ name, siteUrl }: OwnCookie) => (isSecure(siteUrl) ? `__Host-${name}` : name);

/**
 * Value of a cookie that scripts cannot read, its percent-encoding undone; null without the cookie. Under https the
 * function ignores a cookie without the prefix, because any host of the same domain could have set it.
 *
 * @param header the request's `Cookie`
 */
export function readCookie(header: string | null | undefined, cookie: OwnCookie): string | null {
	const name = nameOf(cookie);
	return parse(header ?? '', name)[name] ?? null;
}

/** The lifetime of a cookie, and whether scripts can read it. */
export interface CookieLife {
	/** Seconds; 0 deletes the cookie. If absent, the browser keeps it until it is closed. */
	maxAgeS?: number;
	/** True if scripts may read the cookie; its name then has no prefix. */
	isForScripts?: boolean;
}

/** The `Set-Cookie` that stores a value. */
export function writeCookie(
	cookie: OwnCookie,
	value: string,
	{ maxAgeS, isForScripts = false }: CookieLife = {},
): string {
	return serialize(isForScripts ? cookie.name : nameOf(cookie), value, {
		path: '/',
		httpOnly: !isForScripts,
		sameSite: 'Lax',
		secure: isSecure(cookie.siteUrl),
		...(maxAgeS === undefined ? {} : { maxAge: maxAgeS }),
	});
}
