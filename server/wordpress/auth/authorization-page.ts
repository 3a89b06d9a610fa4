import { plainPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';

/** The request of a program for an application password. Missing values are empty texts. */
export interface AuthorizationRequest {
	appName: string;
	/** The UUID of the program. */
	appId: string;
	/** The address that gets the password. */
	successUrl: string;
	/** The address of a refusal. */
	rejectUrl: string;
}

/** The pages speak English, as the other pages for staff do. */
const language = 'en';
const TITLE = 'Authorize Application';
const text = escapeMarkup;

/** The part of an address that the page's policy names: its origin, or the scheme of an app. */
function goalOf(address: string): string[] {
	const url = URL.parse(address);
	if (url === null) return [];
	return [url.origin === 'null' ? url.protocol : url.origin];
}

/** The form by which a user grants a program an application password; its fields are WordPress's own. */
export function authorizationPage(
	{ appName, appId, successUrl, rejectUrl }: AuthorizationRequest,
	parts: { action: string; login: string; nonce: string; error?: string },
): Response {
	const error = parts.error ? `<p role="alert">${text(parts.error)}</p>` : '';
	const named = appName === '' ? 'this application' : `<strong>${text(appName)}</strong>`;
	const hidden = {
		_wpnonce: parts.nonce,
		action: 'authorize_application_password',
		app_id: appId,
		success_url: successUrl,
		reject_url: rejectUrl,
	};
	const inputs = Object.entries(hidden).map(
		([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`,
	);
	const approved = successUrl
		? `Your browser takes the password to <code>${text(successUrl)}</code>.`
		: 'This page then shows you a password to type into the application.';
	const rejected = rejectUrl
		? `Your browser goes to <code>${text(rejectUrl)}</code>.`
		: 'You return to the site, and no password is made.';
	return plainPage({
		title: TITLE,
		language,
		formGoals: [successUrl, rejectUrl].flatMap(goalOf),
		main: `<h1>${TITLE}</h1>${error}
<p>An application would like to connect to your account, ${text(parts.login)}. Would you like to give ${named} access? Do so only if you trust the application.</p>
<form method="post" action="${text(parts.action)}">
${inputs.join('\n')}
<label for="app_name">New Application Password Name</label>
<input id="app_name" name="app_name" value="${text(appName)}" autocomplete="off" required>
<button name="approve" value="1" aria-describedby="description-approve">Yes, I approve of this connection</button>
<p id="description-approve">${approved}</p>
<button name="reject" value="1" formnovalidate aria-describedby="description-reject">No, I do not approve of this connection</button>
<p id="description-reject">${rejected}</p>
</form>`,
	});
}

/** Shows a new password, which its user sees only this once. */
export function newPasswordShown(appName: string, password: string): Response {
	return plainPage({
		title: TITLE,
		language,
		main: `<h1>${TITLE}</h1>
<label for="new-application-password-value">Your new password for <strong>${text(appName)}</strong> is:</label>
<input id="new-application-password-value" readonly autocomplete="off" value="${text(password)}">
<p role="status">Be sure to save this in a safe location. You will not be able to retrieve it.</p>`,
	});
}

/** Shows a page that refuses a request, with the reasons. */
export function refusedAuthorization(reasons: string, status: number): Response {
	return plainPage({
		title: 'Cannot Authorize Application',
		language,
		status,
		main: `<h1>Cannot Authorize Application</h1><p role="alert">${text(reasons)}</p>`,
	});
}
