import { keyOf } from '../../forms/sent-form';
import type { RootMutationResolvers } from '../resolvers.generated';

/** Takes a form that came without files. */
export const submitForm: NonNullable<RootMutationResolvers['elementorSubmitForm']> = async (
	_,
	{ input },
	{ forms },
) => {
	const { isTaken, message, errors, redirectUrl, popup } = await forms.take({
		documentId: input.documentId,
		formId: input.formId,
		referrer: input.referrer ?? '',
		idempotencyKey: keyOf(input.idempotencyKey ?? ''),
		captchaToken: input.captchaToken ?? '',
		elapsedMs: input.elapsedMilliseconds ?? null,
		values: new Map(input.fields.map(({ id, values }) => [id, { values, files: [] }])),
	});
	return {
		clientMutationId: input.clientMutationId ?? null,
		success: isTaken,
		message,
		errors: Object.entries(errors).map(([id, text]) => ({ id, message: text })),
		redirectUrl,
		popup: popup && {
			action: popup.action === 'open' ? ('OPEN' as const) : ('CLOSE' as const),
			popupId: /^\d{1,9}$/.test(popup.id) ? Number(popup.id) : null,
			doNotShowAgain: popup.doNotShowAgain,
		},
	};
};
