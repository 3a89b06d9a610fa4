import { type FormAnswer, readFormAnswer } from '@outrigger/rules/forms/form-answer';
import { hasNetwork } from '../../browser/network';

/**
 * The path of the builder's own call. Its action name is what the builder's script adds to a form in its own markup.
 */
const AJAX_PATH = '/wp-admin/admin-ajax.php';
const AJAX_ACTION = 'elementor_pro_forms_send_form';

/** The result if the network gave no answer. */
export type NotSent = 'offline' | 'failed';

/**
 * Sends a form: with the site's own mutation, if the site has one and no field is a file; otherwise with the builder's
 * call. Never rejects.
 */
export async function sendForm(
	form: FormData,
	transport: string | undefined,
): Promise<FormAnswer | NotSent> {
	const hasFiles = [...form.values()].some((entry) => typeof entry !== 'string');
	try {
		if (transport === 'graphql' && !hasFiles) {
			const { sendByGraphQL } = await import('./send-by-graphql');
			return (await sendByGraphQL(form)) ?? 'failed';
		}
		if (!form.has('action')) form.set('action', AJAX_ACTION);
		const response = await fetch(AJAX_PATH, {
			method: 'POST',
			body: form,
			credentials: 'same-origin',
		});
		return readFormAnswer(await response.json()) ?? 'failed';
	} catch {
		return hasNetwork() ? 'failed' : 'offline';
	}
}

/** Fetches the module that sends the form, so that a filled-in form can be sent at once. */
export function prepareSending(transport: string | undefined): void {
	if (transport === 'graphql') import('./send-by-graphql').catch(() => {});
}
