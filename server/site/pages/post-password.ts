import { readCookie, writeCookie } from '@outrigger/http/cookies';
import { ownPath } from '@outrigger/http/own-path';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import { askRestNames } from '@outrigger/rules/wordpress/rest-names';
import * as v from 'valibot';
import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import { ProtectedNodeDocument } from './protected-node.generated';
import { createSeal, type Seal } from './seal';

/** The name has WordPress's own prefix, so that every cache in front of the host bypasses requests of such visitors. */
export const POST_PASSWORD_COOKIE = 'wp-postpass_outrigger';
/** Ten days in seconds; WordPress remembers a post password for the same time. */
export const POST_PASSWORD_LIFETIME_S = 10 * 24 * 60 * 60;
/** The most characters of a password. WordPress keeps at most twenty; encoded they may be longer. */
const MAX_PASSWORD_LENGTH = 255;

const Content = v.object({ content: v.object({ rendered: v.string(), protected: v.boolean() }) });

/** A sealed password of the greatest length, in which every character has four bytes, is about this long. */
const SEALED = /^[A-Za-z0-9_-]{1,1600}$/;

const Sealed = v.tuple([v.number(), v.string()]);

/** Keeps the password that a visitor has given, in a cookie that only hosts of this site can read. */
export interface PostPasswords {
	/** The password that a visitor has given, `null` for none. */
	read(cookies: string | null): string | null;
	/**
	 * Answers the password form of a protected post: it stores the password in a cookie and redirects the visitor to
	 * the post.
	 *
	 * @param form the posted fields; only `post_password` is used
	 * @param referer page of the form, to which the visitor returns
	 */
	remember(form: URLSearchParams, referer: string | null): Response;
}

/**
 * WordPress stores a hash in the visitor's browser. The host needs the password itself, because it must send the
 * password to REST for every page. So the cookie contains the sealed password, together with the time until which it is
 * valid.
 *
 * @param secret the same on all hosts of a site; called when the first visitor gives a password
 * @param now milliseconds since the epoch
 */
export function createPostPasswords({
	secret,
	siteUrl,
	now,
}: {
	secret: () => Uint8Array;
	siteUrl: string;
	now: () => number;
}): PostPasswords {
	const cookie = { name: POST_PASSWORD_COOKIE, siteUrl };
	let made: Seal | null = null;
	const seal = () => {
		made ??= createSeal(secret(), `post passwords of ${siteUrl}`);
		return made;
	};
	return {
		read(cookies) {
			const sealed = readCookie(cookies, cookie) ?? '';
			const text = SEALED.test(sealed) ? seal().open(sealed) : null;
			if (text === null) return null;
			const [expires, password] = v.parse(Sealed, JSON.parse(text));
			return expires > now() ? password : null;
		},
		remember(form, referer) {
			const password = (form.get('post_password') ?? '').slice(0, MAX_PASSWORD_LENGTH);
			const expires = now() + POST_PASSWORD_LIFETIME_S * 1000;
			const value = password === '' ? '' : seal().close(JSON.stringify([expires, password]));
			const lifetime = password === '' ? 0 : POST_PASSWORD_LIFETIME_S;
			return new Response(null, {
				status: 303,
				headers: {
					location: ownPath(form.get('redirect_to') ?? referer, siteUrl),
					'cache-control': 'private, no-store',
					'set-cookie': writeCookie(cookie, value, { maxAgeS: lifetime }),
				},
			});
		},
	};
}

/**
 * The content of a protected post for the right password. It comes from REST, because GraphQL takes no password.
 *
 * @param path path of the post on this site
 * @returns WordPress's HTML; `null` for a wrong password and for a page without protected content
 * @throws WordPressUnavailable
 */
export async function unlockedContent(
	path: string,
	password: string,
	{ execute, rest }: Pick<Backend, 'execute' | 'rest'>,
): Promise<string | null> {
	const { nodeByUri: node } = await ask(execute, ProtectedNodeDocument, { uri: decodedPath(path) });
	if (!node || !('databaseId' in node)) return null;
	const type = (await askRestNames(rest)).types.get(node.contentTypeName);
	if (!type) return null;
	const query = new URLSearchParams({ password, _fields: 'content' });
	const { status, body } = await rest(`wp/v2/${type.restBase}/${node.databaseId}?${query}`);
	const parsed = v.safeParse(Content, body);
	if (status !== 200 || !parsed.success || !parsed.output.content.protected) return null;
	return parsed.output.content.rendered;
}
