import { plainPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';

/** The values of the login form. Texts are plain; this module escapes them. */
export interface LoginPage {
	siteTitle: string;
	language: string;
	/** Path that the visitor goes to after the login. */
	redirectTo: string;
	/** Name that was typed before; the form keeps it. */
	login?: string;
	error?: string;
	notice?: string;
}

/** The login form, at the address and with the field names of WordPress's own. */
export function loginPage(page: LoginPage): Response {
	const error = page.error
		? `<p role="alert" id="login_error">${escapeMarkup(page.error)}</p>`
		: '';
	const notice = page.notice ? `<p role="status">${escapeMarkup(page.notice)}</p>` : '';
	const describedBy = page.error ? ' aria-describedby="login_error" aria-invalid="true"' : '';
	return plainPage({
		title: `Log In ‹ ${page.siteTitle}`,
		language: page.language,
		main: `<h1>Log in to ${escapeMarkup(page.siteTitle)}</h1>${notice}${error}
<form method="post" action="/wp-login.php">
<label for="user_login">Username or Email Address</label>
<input id="user_login" name="log" autocomplete="username" autocapitalize="off" required value="${escapeMarkup(page.login ?? '')}"${describedBy}>
<label for="user_pass">Password</label>
<input id="user_pass" name="pwd" type="password" autocomplete="current-password" required${describedBy}>
<label class="inline"><input type="checkbox" name="rememberme" value="forever"> Remember Me</label>
<input type="hidden" name="redirect_to" value="${escapeMarkup(page.redirectTo)}">
<button name="wp-submit" value="Log In">Log In</button>
</form>
<p><a href="/wp-login.php?action=lostpassword">Lost your password?</a></p>
<p><a href="/">← Go to ${escapeMarkup(page.siteTitle)}</a></p>`,
	});
}

/** The values of the form for a lost password. Texts are plain; this module escapes them. */
export interface LostPasswordPage {
	siteTitle: string;
	language: string;
	/** Name that was typed before; the form keeps it. */
	login?: string;
	error?: string;
	/** Said in the place of the form. */
	notice?: string;
}

/** The form for a lost password, with the field names of WordPress's own. */
export function lostPasswordPage(page: LostPasswordPage): Response {
	const error = page.error
		? `<p role="alert" id="login_error">${escapeMarkup(page.error)}</p>`
		: '';
	const describedBy = page.error ? ' aria-describedby="login_error" aria-invalid="true"' : '';
	const form = `<p>Please enter your username or email address. You will receive an email message with instructions on how to reset your password.</p>${error}
<form method="post" action="/wp-login.php?action=lostpassword">
<label for="user_login">Username or Email Address</label>
<input id="user_login" name="user_login" autocomplete="username" autocapitalize="off" required value="${escapeMarkup(page.login ?? '')}"${describedBy}>
<button name="wp-submit" value="Get New Password">Get New Password</button>
</form>`;
	return plainPage({
		title: `Lost Password ‹ ${page.siteTitle}`,
		language: page.language,
		main: `<h1>Lost password</h1>${page.notice ? `<p role="status">${escapeMarkup(page.notice)}</p>` : form}
<p><a href="/wp-login.php">Log in</a></p>`,
	});
}

/** Asks before it logs out, for links that carry no valid nonce. */
export function logoutPage(page: {
	siteTitle: string;
	language: string;
	redirectTo: string;
	nonce: string;
}): Response {
	return plainPage({
		title: `Log Out ‹ ${page.siteTitle}`,
		language: page.language,
		main: `<h1>You are attempting to log out of ${escapeMarkup(page.siteTitle)}</h1>
<form method="post" action="/wp-login.php?action=logout">
<input type="hidden" name="_wpnonce" value="${escapeMarkup(page.nonce)}">
<input type="hidden" name="redirect_to" value="${escapeMarkup(page.redirectTo)}">
<button>Log out</button>
</form>`,
	});
}
