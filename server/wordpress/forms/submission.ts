import { type FormAnswer, refusedForm } from '@outrigger/rules/forms/form-answer';
import type { Say } from '@outrigger/rules/texts/text';
import type { Delivery } from './deliveries';
import type { UploadedFile } from './sent-form';

/** One answered field, under the label that its editor gave it. */
export interface SubmittedValue {
	fieldId: string;
	label: string;
	type: string;
	/** Plain text; line breaks separate several answers. */
	value: string;
}

/** The data that tell one submission from another. */
export interface Once {
	/** From the browser, else derived from the sent values. */
	idempotencyKey: string;
	/** The fingerprint of the values, as `fingerprintOf` makes it. */
	fingerprint: string;
}

/**
 * The answer to a form whose values differ from an earlier form with the same key. The host does not store that form.
 */
export const OTHER_WORDS: FormAnswer = refusedForm('');

const refusals = new WeakSet<FormAnswer>();

/** The answer `OTHER_WORDS` with the text for the visitor. */
export function otherWords(say: Say): FormAnswer {
	const answer = refusedForm(say('form.sentBefore'));
	refusals.add(answer);
	return answer;
}

/** Returns true if an answer is `OTHER_WORDS`. */
export const isOtherWords = (answer: FormAnswer): boolean => refusals.has(answer);

/** The stored data of a submission. */
export interface NewSubmission extends Once {
	formId: string;
	formName: string;
	documentId: number;
	/** Path of the page. */
	page: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	answer: FormAnswer;
	values: readonly SubmittedValue[];
	files: readonly (UploadedFile & { fieldId: string })[];
	/** The deliveries that are due. */
	deliveries: readonly Delivery[];
}
