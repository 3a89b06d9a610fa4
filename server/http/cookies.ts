import { parse, serialize } from 'hono/utils/cookie';

/** A cookie of this site. */
export interface OwnCookie {
	/** Its name without a prefix. */
	name: string;
	/** Public origin of the site; https makes it `Secure` and gives it the prefix `__Host-`. */
	siteUrl: string;
}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** With the prefix no other host of the same domain can set it (RFC 6265bis, 4.1.3.2). */
const nameOf = ({ name, siteUrl }: OwnCookie) => (isSecure(siteUrl) ? `__Host-${name}` : name);

const valueIn = (header: string, name: string): string | null => parse(header, name)[name] ?? null;

/**
 * Value of a cookie, its percent-encoding undone; null where it is not there. Under https the name without prefix
 * counts where the other is missing: earlier versions wrote it, and `movedCookies` replaces it.
 *
 * @param header the request's `Cookie`
 */
export function readCookie(header: string | null | undefined, cookie: OwnCookie): string | null {
	return valueIn(header ?? '', nameOf(cookie)) ?? valueIn(header ?? '', cookie.name);
}

/** The lifetime of a cookie, and its readers. */
export interface CookieLife {
	/** Seconds; 0 deletes it, absent: until the browser is closed. */
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

/**
 * `Set-Cookie` values that give cookies of earlier versions their new name and delete the old
 * cookies. Cookies that the answer sets by itself stay as they are.
 *
 * @param header the request's `Cookie`
 * @param set the cookies that the answer sets already
 * @param kept names, or their patterns, with the life of each
 */
export function movedCookies(
	header: string | null,
	set: readonly string[],
	siteUrl: string,
	kept: readonly { name: RegExp; maxAgeS?: number }[],
): string[] {
	if (!header || !isSecure(siteUrl)) return [];
	return Object.entries(parse(header)).flatMap(([name, value]) => {
		const life = kept.find((one) => one.name.test(name));
		if (!life) return [];
		const cookie = { name, siteUrl };
		const isKnown =
			valueIn(header, nameOf(cookie)) !== null ||
			set.some((one) => one.startsWith(`${nameOf(cookie)}=`));
		const { maxAgeS } = life;
		return [
			...(isKnown ? [] : [writeCookie(cookie, value, maxAgeS === undefined ? {} : { maxAgeS })]),
			serialize(name, '', { path: '/', maxAge: 0, httpOnly: true, secure: true, sameSite: 'Lax' }),
		];
	});
}
