import type { Auth } from './auth/create-auth';

/**
 * Answers `/wp-admin/admin-ajax.php`. Of WordPress's own actions the mock has `rest-nonce`, which gives a nonce
 * to whoever is logged in; every other action is unknown, which WordPress says with `0` and 400.
 */
export async function handleAdminAjax(request: Request, auth: Auth): Promise<Response> {
	const headers = {
		'Content-Type': 'text/html; charset=UTF-8',
		'Cache-Control': 'no-store, private',
		'X-Content-Type-Options': 'nosniff',
		'X-Robots-Tag': 'noindex',
	};
	const action = new URL(request.url).searchParams.get('action');
	const nonce = action === 'rest-nonce' ? auth.restNonceOf(request) : null;
	return new Response(nonce ?? '0', { status: nonce === null ? 400 : 200, headers });
}
