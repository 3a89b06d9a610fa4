import { sourceOf } from '@outrigger/http/request-source';
import { refusedForm, writeFormAnswer } from '@outrigger/rules/forms/form-answer';
import type { Forms } from './create-forms';
import { readSentForm } from './sent-form';
import { isOtherWords } from './submission';

const HEADERS = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };

/**
 * Answers the builder's own call for a sent form, multipart or urlencoded. WordPress always answers 200; the body
 * contains the outcome. A call with a used key and other values gets a 422, as in the draft of the header
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header, 2.7).
 */
export async function answerFormAjax(
	form: FormData,
	request: Request,
	{ forms, ownOrigins }: { forms: Forms; ownOrigins: readonly string[] },
): Promise<Response> {
	if (sourceOf(request, ownOrigins) === 'elsewhere') {
		const say = forms.words(String(form.get('referrer') ?? ''));
		const refusal = refusedForm(say('form.invalid'));
		return Response.json(writeFormAnswer(refusal), { status: 403, headers: HEADERS });
	}
	const answer = await forms.take(await readSentForm(form));
	const status = isOtherWords(answer) ? 422 : 200;
	return Response.json(writeFormAnswer(answer), { status, headers: HEADERS });
}
