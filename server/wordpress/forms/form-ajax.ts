import { refusedForm, writeFormAnswer } from '@outrigger/rules/forms/form-answer';
import { FORM_MESSAGES } from '@outrigger/rules/forms/form-settings';
import { isSameOriginPost } from '../http/same-origin';
import type { Forms } from './create-forms';
import { readSentForm } from './sent-form';

const HEADERS = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };

/**
 * Answers the builder's own call for a sent form, multipart or urlencoded. WordPress answers 200 whatever became of
 * it; the body says what.
 */
export async function answerFormAjax(
	form: FormData,
	request: Request,
	{ forms, siteUrl }: { forms: Forms; siteUrl: string },
): Promise<Response> {
	if (!isSameOriginPost(request, siteUrl)) {
		const refusal = refusedForm(FORM_MESSAGES.invalid_message);
		return Response.json(writeFormAnswer(refusal), { status: 403, headers: HEADERS });
	}
	const answer = await forms.take(await readSentForm(form));
	return Response.json(writeFormAnswer(answer), { headers: HEADERS });
}
