import { plainPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';

/** The values of the login form. Texts are plain; this module escapes them. */
export interface LoginPage {
	siteTitle: string;
	/** Our texts in the language of the page from which the visitor comes. */
	say: Say;
	/** Path that the visitor goes to after the login. */
	redirectTo: string;
	/** The name that the visitor typed before; the form shows it again. */
	login?: string;
	error?: string;
	notice?: string;
}

/** The site's icon and name, which lead back to the site. */
const brand = (siteTitle: string) =>
	`<p class="brand"><a href="/"><img src="/favicon.ico" alt="" width="40" height="40">${escapeMarkup(siteTitle)}</a></p>`;

/** The login form, at the address and with the field names of WordPress's own. */
export function loginPage(page: LoginPage): Response {
	const { say } = page;
	const error = page.error
		? `<p role="alert" id="login_error">${escapeMarkup(page.error)}</p>`
		: '';
	const notice = page.notice ? `<p role="status">${escapeMarkup(page.notice)}</p>` : '';
	const describedBy = page.error ? ' aria-describedby="login_error" aria-invalid="true"' : '';
	return plainPage({
		title: `${say('login.submit')} ‹ ${page.siteTitle}`,
		language: say.lang ?? say.language,
		main: `${brand(page.siteTitle)}<h1>${say('login.submit')}</h1>${notice}${error}
<form method="post" action="/wp-login.php">
<label for="user_login">${say('login.user')}</label>
<input id="user_login" name="log" autocomplete="username" autocapitalize="off" required value="${escapeMarkup(page.login ?? '')}"${describedBy}>
<label for="user_pass">${say('common.password')}</label>
<input id="user_pass" name="pwd" type="password" autocomplete="current-password" required${describedBy}>
<label class="inline"><input type="checkbox" name="rememberme" value="forever"> ${say('login.remember')}</label>
<input type="hidden" name="redirect_to" value="${escapeMarkup(page.redirectTo)}">
<button name="wp-submit" value="Log In">${say('login.submit')}</button>
</form>
<p><a href="/wp-login.php?action=lostpassword">${say('login.lost')}</a></p>`,
	});
}

/** The values of the form for a lost password. Texts are plain; this module escapes them. */
export interface LostPasswordPage {
	siteTitle: string;
	/** Our texts in the language of the page from which the visitor comes. */
	say: Say;
	/** The name that the visitor typed before; the form shows it again. */
	login?: string;
	error?: string;
	/** A sentence in place of the form. */
	notice?: string;
}

/** The form for a lost password, with the field names of WordPress's own. */
export function lostPasswordPage(page: LostPasswordPage): Response {
	const { say } = page;
	const error = page.error
		? `<p role="alert" id="login_error">${escapeMarkup(page.error)}</p>`
		: '';
	const describedBy = page.error ? ' aria-describedby="login_error" aria-invalid="true"' : '';
	const form = `<p>${say('login.lostText')}</p>${error}
<form method="post" action="/wp-login.php?action=lostpassword">
<label for="user_login">${say('login.user')}</label>
<input id="user_login" name="user_login" autocomplete="username" autocapitalize="off" required value="${escapeMarkup(page.login ?? '')}"${describedBy}>
<button name="wp-submit" value="Get New Password">${say('login.newPassword')}</button>
</form>`;
	return plainPage({
		title: `${say('login.lost')} ‹ ${page.siteTitle}`,
		language: say.lang ?? say.language,
		main: `${brand(page.siteTitle)}<h1>${say('login.lost')}</h1>${page.notice ? `<p role="status">${escapeMarkup(page.notice)}</p>` : form}
<p><a href="/wp-login.php">${say('common.logIn')}</a></p>`,
	});
}

/** The form for a new password, the target of the mail about a lost password; its fields are WordPress's own. */
export function newPasswordPage(page: {
	siteTitle: string;
	/** Our texts in the language of the page from which the visitor comes. */
	say: Say;
	login: string;
	key: string;
}): Response {
	const { say } = page;
	return plainPage({
		title: `${say('login.lost')} ‹ ${page.siteTitle}`,
		language: say.lang ?? say.language,
		headers: { 'Referrer-Policy': 'no-referrer' },
		main: `${brand(page.siteTitle)}<h1>${say('login.lost')}</h1>
<form method="post" action="/wp-login.php?action=resetpass">
<input type="hidden" name="login" autocomplete="username" value="${escapeMarkup(page.login)}">
<input type="hidden" name="key" value="${escapeMarkup(page.key)}">
<label for="pass1">${say('common.password')}</label>
<input id="pass1" name="pass1" type="password" autocomplete="new-password" required>
<button name="wp-submit" value="Save Password">${say('login.submit')}</button>
</form>`,
	});
}

/** The page that asks a user to confirm a logout, for links without a valid nonce. */
export function logoutPage(page: {
	siteTitle: string;
	/** Our texts in the language of the page from which the visitor comes. */
	say: Say;
	redirectTo: string;
	nonce: string;
}): Response {
	const { say } = page;
	return plainPage({
		title: `${say('common.logOut')} ‹ ${page.siteTitle}`,
		language: say.lang ?? say.language,
		main: `${brand(page.siteTitle)}<h1>${say('common.logOut')}</h1>
<form method="post" action="/wp-login.php?action=logout">
<input type="hidden" name="_wpnonce" value="${escapeMarkup(page.nonce)}">
<input type="hidden" name="redirect_to" value="${escapeMarkup(page.redirectTo)}">
<button>${say('common.logOut')}</button>
</form>`,
	});
}
