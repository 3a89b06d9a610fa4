import type { UserRecord } from '@outrigger/formats/model/records';
import { parseBasic } from '@outrigger/http/basic-authorization';
import type { Store } from '../store/store';
import { loginByPassword } from './application-password';
import { handleAuthorization } from './authorize-application';
import { bearerOf, createLoginTokens, type LoginTokens } from './jwt';
import { type AccountChanges, handleLogin, LOG_OUT_ACTION } from './login';
import { createLoginCookies } from './login-cookie';
import { createNonces } from './nonce';
import type { PasswordUses } from './password-uses';
import { createPreviewLinks, type PreviewLinks } from './previews';
import { createResetKeys, type ResetKeys } from './reset-keys';
import { createSignOn, type SignOn } from './sign-on';
import { addressOf } from './visitor-address';

/** The action of the nonce that REST calls contain. */
const REST_ACTION = 'wp_rest';

/** The user of a request, as REST sees it. */
export type RestViewer =
	| { viewer: UserRecord | null; error?: undefined }
	/**
	 * HTTP Basic with a name that no user has, or a password that does not belong to the user:
	 * 401.
	 */
	| { viewer: null; error: 'unknown-user' | 'wrong-password' }
	/** A login cookie came with a nonce that is wrong: WordPress answers 403 `rest_cookie_invalid_nonce`. */
	| { viewer: null; error: 'invalid-nonce' };

/** Ways to log in that GraphQL offers. */
export interface Logins {
	signOn: SignOn;
	tokens: LoginTokens;
	/**
	 * The `Set-Cookie` that logs a user in. @param remember true for a login of two weeks; false for one until the
	 * browser is closed
	 */
	cookieOf(user: UserRecord, remember: boolean): string;
	/** `Set-Cookie` that logs out. */
	endCookie(): string;
	resets: ResetKeys;
}

/** Everything the mock knows about the account behind a request. */
export interface Auth {
	/**
	 * The user behind a request, `null` for anonymous. An application password (HTTP Basic) counts first; a request
	 * with a wrong one is anonymous, without an error. The login cookie counts only if `cookies` is true, the token of
	 * a login only if `tokens` is true.
	 */
	viewerOf(request: Request, options?: { cookies?: boolean; tokens?: boolean }): UserRecord | null;
	/** The fault of the token in `Authorization: Bearer …`; null for a valid token, and if there is no token. */
	tokenFault(request: Request): string | null;
	/** Ways to log in without the form; null where the content cannot be written. */
	logins: Logins | null;
	/** True where the request carries an application password (HTTP Basic) that the user does not have. */
	hasWrongPassword(request: Request): boolean;
	/**
	 * The user as WordPress's REST sees it: a cookie counts only together with a valid `X-WP-Nonce` (or `_wpnonce`).
	 */
	restViewerOf(request: Request): RestViewer;
	/** A nonce for REST calls of the login that the request's cookie proves; `null` if there is no login. */
	restNonceOf(request: Request): string | null;
	/**
	 * A path of this site that ends the login of the request's cookie at once and then leads to `redirectTo`, another
	 * path of this site; `null` without a login.
	 */
	logOutPath(request: Request, redirectTo: string): string | null;
	/** Links to drafts that need no login. */
	previews: PreviewLinks;
	/** `/wp-login.php`. */
	handleLogin(request: Request): Promise<Response>;
	/** The page that grants a program an application password; null where the content cannot be written. */
	handleAuthorization: ((request: Request) => Promise<Response>) | null;
}

/**
 * @param options `store` returns the current content, so that a reload of the content takes effect; `secret` signs
 * cookies and nonces (at least 32 bytes, the same in every process of one site); `now` gives milliseconds since the
 * epoch
 */
export function createAuth(options: {
	store: () => Store;
	siteUrl: string;
	/** Origins of this site. */
	ownOrigins: readonly string[];
	secret: Uint8Array;
	now?: () => number;
	/** True if users can log in by GraphQL. */
	hasLogins?: boolean;
	/** Keeps the uses of application passwords; absent where the host keeps none. */
	passwordUses?: Pick<PasswordUses, 'note'> | null;
	/** Carries out the reset of a password; absent if the host cannot write passwords. */
	accounts?: AccountChanges | undefined;
}): Auth {
	const now = options.now ?? Date.now;
	const cookies = createLoginCookies(options.secret, options.siteUrl, now);
	const nonces = createNonces(options.secret, now);
	const tokens = createLoginTokens(options.secret, options.siteUrl, now);
	const resets = createResetKeys(options.secret, now);
	const readToken = (request: Request) => {
		const token = options.hasLogins ? bearerOf(request) : null;
		return token === null ? null : tokens.read(options.store(), token);
	};
	const byToken = (request: Request) => {
		const read = readToken(request);
		return read && 'user' in read ? read.user : null;
	};
	const sessionOf = (request: Request) =>
		cookies.read(options.store(), request.headers.get('cookie'));
	const byPassword = (request: Request) =>
		loginByPassword(options.store(), request.headers.get('authorization'));
	const loggedIn = (request: Request) => {
		const login = byPassword(request);
		// A request without an address comes from the host itself.
		const address = addressOf(request);
		if (login && address !== '') options.passwordUses?.note(login.password, address);
		return login?.user ?? null;
	};

	const { store, siteUrl, ownOrigins, accounts } = options;
	const login = { store, siteUrl, ownOrigins, cookies, nonces };

	return {
		viewerOf(request, { cookies: mayReadCookies = false, tokens: mayReadTokens = false } = {}) {
			const user = loggedIn(request) ?? (mayReadTokens ? byToken(request) : null);
			if (user !== null || !mayReadCookies) return user;
			return sessionOf(request)?.user ?? null;
		},
		tokenFault(request) {
			const read = readToken(request);
			return read && 'fault' in read ? read.fault : null;
		},
		logins: options.hasLogins
			? {
					signOn: createSignOn(options.store, now),
					tokens,
					cookieOf: cookies.issue,
					endCookie: cookies.clear,
					resets,
				}
			: null,
		hasWrongPassword: (request) =>
			parseBasic(request.headers.get('authorization')) !== null && byPassword(request) === null,
		restViewerOf(request) {
			const user = loggedIn(request) ?? byToken(request);
			const basic = parseBasic(request.headers.get('authorization'));
			if (user === null && basic !== null) {
				const isKnown = options.store().userByLogin(basic.login) !== undefined;
				return { viewer: null, error: isKnown ? 'wrong-password' : 'unknown-user' };
			}
			const session = user === null ? sessionOf(request) : null;
			if (session === null) return { viewer: user };
			const nonce =
				request.headers.get('x-wp-nonce') ?? new URL(request.url).searchParams.get('_wpnonce');
			if (nonce === null) return { viewer: null };
			return nonces.verify(session, REST_ACTION, nonce)
				? { viewer: session.user }
				: { viewer: null, error: 'invalid-nonce' };
		},
		restNonceOf(request) {
			const session = sessionOf(request);
			return session === null ? null : nonces.create(session, REST_ACTION);
		},
		logOutPath(request, redirectTo) {
			const session = sessionOf(request);
			if (session === null) return null;
			const query = { action: 'logout', redirect_to: redirectTo };
			const _wpnonce = nonces.create(session, LOG_OUT_ACTION);
			return `/wp-login.php?${new URLSearchParams({ ...query, _wpnonce })}`;
		},
		previews: createPreviewLinks(options.secret, options.store, now),
		handleLogin: (request) =>
			handleLogin(request, { ...login, accounts: accounts && { ...accounts, resets } }),
		handleAuthorization:
			accounts === undefined
				? null
				: (request) => handleAuthorization(request, { ...login, accounts }),
	};
}
