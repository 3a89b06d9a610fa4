import { FORM_ACTION } from '../../domain/forms/form-answer';
import { readPostedForm } from '../files/posted-form';
import type { Auth } from './auth/create-auth';
import type { Forms } from './forms/create-forms';
import { answerFormAjax } from './forms/form-ajax';

/** What answers the actions. */
export interface AjaxParts {
	auth: Auth;
	forms: Forms;
	siteUrl: string;
}

const HEADERS = {
	'Content-Type': 'text/html; charset=UTF-8',
	'Cache-Control': 'no-store, private',
	'X-Content-Type-Options': 'nosniff',
	'X-Robots-Tag': 'noindex',
};

/**
 * Answers `/wp-admin/admin-ajax.php`. Of WordPress's own actions the mock has `rest-nonce`, which gives a nonce
 * to whoever is logged in; of the builder's the one that takes forms. Every other action is unknown, which WordPress
 * says with `0` and 400. A body that cannot be read names no action.
 */
export async function handleAdminAjax(
	request: Request,
	{ auth, forms, siteUrl }: AjaxParts,
): Promise<Response> {
	const form = await readPostedForm(request);
	const action = new URL(request.url).searchParams.get('action') ?? form?.get('action');
	if (form && action === FORM_ACTION) return answerFormAjax(form, request, { forms, siteUrl });
	const nonce = action === 'rest-nonce' ? auth.restNonceOf(request) : null;
	return new Response(nonce ?? '0', { status: nonce === null ? 400 : 200, headers: HEADERS });
}
