import type { UserRecord } from '@outrigger/formats/model/records';
import { ownPath } from '@outrigger/http/own-path';
import { readPostedForm, textsOf } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import type { Store } from '../store/store';
import { storeAt } from '../store/store-in-language';
import type { LoginCookies } from './login-cookie';
import { loginPage, logoutPage, lostPasswordPage, newPasswordPage } from './login-page';
import type { Nonces } from './nonce';
import { matchesPassword } from './password';
import type { ResetKeys } from './reset-keys';
import { userByNameOrAddress } from './sign-on';

/** The action of the nonce in a link that logs a user out. */
export const LOG_OUT_ACTION = 'log-out';

/** The parts of the site that the login form needs. */
export interface LoginDependencies {
	store: () => Store;
	siteUrl: string;
	/** Origins of this site. */
	ownOrigins: readonly string[];
	cookies: LoginCookies;
	nonces: Nonces;
	/** Absent where passwords cannot be changed. */
	accounts?: (AccountChanges & { resets: ResetKeys }) | undefined;
}

/** The changes of an account's passwords that the login form can cause. */
export interface AccountChanges {
	/** Mails a link to the owner of an account. */
	sendReset(user: UserRecord): Promise<void>;
	/** Adds an application password to an account. @returns the password, which is shown only this once */
	addPassword(user: UserRecord, name: string, appId: string): Promise<string>;
	/** Gives an account another login password. */
	setPassword(user: UserRecord, password: string): Promise<void>;
}

/** The user with this name or address and password. The search takes equally long for a name that no user has. */
function userByPassword(store: Store, name: string, password: string): UserRecord | null {
	const user = userByNameOrAddress(store, name);
	const matches = matchesPassword(password, user?.password ?? '');
	return user !== undefined && matches ? user : null;
}

function redirect(location: string, cookie?: string): Response {
	const headers = new Headers({ Location: location, 'Cache-Control': 'no-store, private' });
	if (cookie !== undefined) headers.set('Set-Cookie', cookie);
	return new Response(null, { status: 302, headers });
}

/**
 * Answers `/wp-login.php`: the form, its post, `?action=logout`, and `?action=lostpassword` (also `retrievepassword`),
 * `?action=rp`, the target of the mail about a lost password. After a wrong password it shows the form again with the
 * name (status 200, as in WordPress). It follows `redirect_to` only within the site, and refuses posts from other sites
 * with 403.
 */
export async function handleLogin(request: Request, login: LoginDependencies): Promise<Response> {
	const store = login.store();
	const { searchParams } = new URL(request.url);
	const isForeign = sourceOf(request, login.ownOrigins) === 'elsewhere';
	const form = textsOf(await readPostedForm(request));
	const redirectTo = ownPath(
		form.get('redirect_to') ?? searchParams.get('redirect_to'),
		login.siteUrl,
	);
	const { say, settings } = storeAt(store, redirectTo);
	const page = { siteTitle: settings.title, say, redirectTo };

	if (searchParams.get('action') === 'logout') {
		const session = login.cookies.read(store, request.headers.get('cookie'));
		if (session === null) return redirect('/wp-login.php?loggedout=true');
		const nonce = form.get('_wpnonce') ?? searchParams.get('_wpnonce') ?? '';
		if (!login.nonces.verify(session, LOG_OUT_ACTION, nonce)) {
			return logoutPage({ ...page, nonce: login.nonces.create(session, LOG_OUT_ACTION) });
		}
		const goal = redirectTo === '/' ? '/wp-login.php?loggedout=true' : redirectTo;
		return redirect(goal, login.cookies.clear());
	}

	if (/^(?:lostpassword|retrievepassword)$/.test(searchParams.get('action') ?? '')) {
		if (request.method !== 'POST') return lostPasswordPage(page);
		if (isForeign) return new Response(null, { status: 403 });
		const typed = (form.get('user_login') ?? '').trim();
		const user = userByNameOrAddress(store, typed);
		if (!user) return lostPasswordPage({ ...page, login: typed, error: say('login.unknown') });
		// On a read-only site, the passwords are in files.
		if (!login.accounts) return lostPasswordPage({ ...page, notice: say('login.noReset') });
		await login.accounts.sendReset(user);
		return lostPasswordPage({ ...page, notice: say('login.mailed') });
	}

	if (login.accounts && /^(?:rp|resetpass)$/.test(searchParams.get('action') ?? '')) {
		const { resets, setPassword } = login.accounts;
		const name = form.get('login') ?? searchParams.get('login') ?? '';
		const key = form.get('key') ?? searchParams.get('key') ?? '';
		const user = store.userByLogin(name);
		if (!user || resets.check(user, key) !== 'good')
			return lostPasswordPage({ ...page, login: name, error: say('login.badLink') });
		if (request.method !== 'POST') return newPasswordPage({ ...page, login: name, key });
		if (isForeign) return new Response(null, { status: 403 });
		const password = form.get('pass1') ?? '';
		if (password === '') return newPasswordPage({ ...page, login: name, key });
		await setPassword(user, password);
		return redirect('/wp-login.php');
	}

	if (request.method !== 'POST') {
		// As in WordPress, a user who is logged in goes on to the requested page; without such a page the form appears.
		const isKnown = login.cookies.read(store, request.headers.get('cookie')) !== null;
		if (isKnown && searchParams.has('redirect_to') && !searchParams.has('reauth'))
			return redirect(redirectTo);
		const loggedOut = searchParams.has('loggedout');
		const notice = loggedOut ? say('login.loggedOut') : (store.settings.loginMessage ?? '');
		return loginPage({ ...page, notice });
	}
	if (isForeign) return new Response(null, { status: 403 });

	const name = (form.get('log') ?? '').trim();
	const user = userByPassword(store, name, form.get('pwd') ?? '');
	if (user === null) return loginPage({ ...page, login: name, error: say('login.wrong') });
	return redirect(redirectTo, login.cookies.issue(user, form.get('rememberme') === 'forever'));
}
