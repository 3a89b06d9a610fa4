import { readPostedForm, textsOf } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import { isUuid } from './application-password';
import {
	type AuthorizationRequest,
	authorizationPage,
	newPasswordShown,
	refusedAuthorization,
} from './authorization-page';
import type { AccountChanges, LoginDependencies } from './login';

/** The path of the page on this site. */
export const AUTHORIZATION_PATH = '/wp-admin/authorize-application.php';

const ACTION = 'authorize_application_password';
const LOOPBACK = /^(?:127\.0\.0\.1|\[::1\])$/;

function redirect(location: string): Response {
	const headers = { Location: location, 'Cache-Control': 'no-store, private' };
	return new Response(null, { status: 302, headers });
}

/** An address with further parameters. */
function withQuery(address: string, added: Readonly<Record<string, string>>): string {
	const url = new URL(address);
	for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
	return url.href;
}

function read(sent: URLSearchParams): AuthorizationRequest {
	const text = (name: string) => (sent.get(name) ?? '').trim();
	const successUrl = text('success_url');
	const isGood = faultOf(successUrl, true) === null && successUrl !== '';
	return {
		appName: text('app_name'),
		appId: text('app_id'),
		successUrl,
		rejectUrl: text('reject_url') || (isGood ? withQuery(successUrl, { success: 'false' }) : ''),
	};
}

/**
 * The fault of an address to which the password would go, in WordPress's words; null for a valid address, and if there
 * is no address.
 * @param isLocal true on a site without encryption, which a developer runs
 */
function faultOf(address: string, isLocal: boolean): string | null {
	if (address === '') return null;
	const url = URL.parse(address);
	const isScript = url !== null && /^(?:javascript|data):$/.test(url.protocol);
	if (url === null || url.hostname === '' || isScript) return 'Invalid URL format.';
	if (url.protocol !== 'http:' || isLocal || LOOPBACK.test(url.hostname)) return null;
	return 'The URL must be served over a secure connection.';
}

function faultsOf({ successUrl, rejectUrl, appId }: AuthorizationRequest, siteUrl: string) {
	const isLocal = siteUrl.startsWith('http:');
	return [
		faultOf(successUrl, isLocal),
		faultOf(rejectUrl, isLocal),
		appId !== '' && !isUuid(appId) ? 'The application ID must be a UUID.' : null,
	].filter((fault) => fault !== null);
}

/**
 * Answers `/wp-admin/authorize-application.php`: a program leads a user there, who grants it an application password.
 * The password goes to `success_url`, together with the site's address and the login; without that address the page
 * shows the password.
 */
export async function handleAuthorization(
	request: Request,
	login: Omit<LoginDependencies, 'accounts'> & { accounts: Pick<AccountChanges, 'addPassword'> },
): Promise<Response> {
	const url = new URL(request.url);
	const session = login.cookies.read(login.store(), request.headers.get('cookie'));
	if (session === null) {
		const back = new URLSearchParams({ redirect_to: url.pathname + url.search, reauth: '1' });
		return redirect(`/wp-login.php?${back}`);
	}
	const { user } = session;
	const form = textsOf(await readPostedForm(request));
	const asked = read(request.method === 'POST' ? form : url.searchParams);
	const faults = faultsOf(asked, login.siteUrl);
	if (faults.length > 0)
		return refusedAuthorization(
			`The Authorize Application request is not allowed. ${faults.join(' ')}`,
			500,
		);
	const nonce = login.nonces.create(session, ACTION);
	const page = (error?: string) =>
		authorizationPage(asked, {
			action: AUTHORIZATION_PATH,
			login: user.login,
			nonce,
			...(error && { error }),
		});
	if (request.method !== 'POST' || form.get('action') !== ACTION) return page();
	const isOwn = login.nonces.verify(session, ACTION, form.get('_wpnonce') ?? '');
	if (!isOwn || sourceOf(request, login.ownOrigins) === 'elsewhere')
		return refusedAuthorization('The link you followed has expired.', 403);
	if (form.has('reject')) return redirect(asked.rejectUrl || '/');
	if (!form.has('approve')) return page();
	if (asked.appName === '')
		return page('An application name is required to create an application password.');
	const password = await login.accounts.addPassword(user, asked.appName, asked.appId);
	if (asked.successUrl === '') return newPasswordShown(asked.appName, password);
	return redirect(
		withQuery(asked.successUrl, {
			site_url: login.siteUrl,
			user_login: user.login,
			password: password.replaceAll(' ', ''),
		}),
	);
}
