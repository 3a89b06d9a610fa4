import { sourceOf } from '@outrigger/http/request-source';
import { refusedForm, writeFormAnswer } from '@outrigger/rules/forms/form-answer';
import type { Forms } from './create-forms';
import { readSentForm } from './sent-form';
import { isOtherWords } from './submission';

const HEADERS = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };

/**
 * Answers the builder's own call for a sent form, multipart or urlencoded. WordPress answers 200 whatever became of
 * it; the body says what. Other words under a key that was used are 422, as the draft of the header
 * `Idempotency-Key` has it (draft-ietf-httpapi-idempotency-key-header, 2.7).
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
