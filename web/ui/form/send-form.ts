import { type FormAnswer, readFormAnswer } from '@outrigger/rules/forms/form-answer';
import { hasNetwork } from '../../browser/network';

/** The builder's own call, and its name, which the builder's script adds to a form of its own markup. */
const AJAX_PATH = '/wp-admin/admin-ajax.php';
const AJAX_ACTION = 'elementor_pro_forms_send_form';

/** The report of the network in place of an answer. */
export type NotSent = 'offline' | 'failed';

/**
 * Sends a form: by the site's own mutation where it has one and no file is among the fields, else by the builder's
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
