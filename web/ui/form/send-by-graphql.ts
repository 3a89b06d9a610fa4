import type { FormAnswer } from '@outrigger/rules/forms/form-answer';
import { sentTexts } from '@outrigger/rules/forms/sent-name';
import { browserClient } from '../../wordpress/browser-client';
import { FormSubmitDocument } from './form-submit.embedded.generated';

/**
 * Sends a form without files by the site's own mutation.
 * @returns null if WordPress answered with something else
 * @throws if the network or a proxy refused the request
 */
export async function sendByGraphQL(form: FormData): Promise<FormAnswer | null> {
	const elapsed = form.get('elapsed_ms');
	const token = form.get('g-recaptcha-response') ?? form.get('cf-turnstile-response');
	const { data } = await browserClient().mutate({
		mutation: FormSubmitDocument,
		variables: {
			input: {
				documentId: Number(form.get('post_id')),
				formId: String(form.get('form_id')),
				referrer: String(form.get('referrer')),
				idempotencyKey: String(form.get('idempotency_key')),
				...(elapsed !== null && { elapsedMilliseconds: Number(elapsed) }),
				...(typeof token === 'string' && { captchaToken: token }),
				fields: [...sentTexts(form)].map(([id, values]) => ({ id, values })),
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
