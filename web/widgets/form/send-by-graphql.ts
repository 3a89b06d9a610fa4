import type { FormAnswer } from '../../../domain/forms/form-answer';
import { browserClient } from '../../wordpress/browser-client';
import { FormSubmitDocument } from './form-submit.embedded.generated';

const FIELD = /^form_fields\[([\w-]+)\]/;

/**
 * Sends a form without files by the site's own mutation.
 * @returns null where WordPress answered with something else
 * @throws where the network, or whoever stands in it, refused
 */
export async function sendByGraphQL(form: FormData): Promise<FormAnswer | null> {
	const fields = new Map<string, string[]>();
	for (const [name, entry] of form) {
		const id = FIELD.exec(name)?.[1];
		if (id === undefined || typeof entry !== 'string') continue;
		fields.set(id, [...(fields.get(id) ?? []), entry]);
	}
	const elapsed = form.get('elapsed_ms');
	const { data } = await browserClient().mutate({
		mutation: FormSubmitDocument,
		variables: {
			input: {
				documentId: Number(form.get('post_id')),
				formId: String(form.get('form_id')),
				referrer: String(form.get('referrer')),
				idempotencyKey: String(form.get('idempotency_key')),
				...(elapsed !== null && { elapsedMilliseconds: Number(elapsed) }),
				fields: [...fields].map(([id, values]) => ({ id, values })),
			},
		},
	});
	const payload = data?.elementorSubmitForm;
	if (!payload) return null;
	const { success, message, errors, redirectUrl, popup } = payload;
	return {
		isTaken: success,
		message,
		errors: Object.fromEntries(errors.map(({ id, message: text }) => [id, text])),
		redirectUrl,
		popup: popup && {
			action: popup.action === 'OPEN' ? 'open' : 'close',
			id: popup.popupId === null ? '' : String(popup.popupId),
			doNotShowAgain: popup.doNotShowAgain,
		},
	};
}
