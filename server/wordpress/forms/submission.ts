import { type FormAnswer, refusedForm } from '@outrigger/rules/forms/form-answer';
import type { Delivery } from './deliveries';
import type { UploadedFile } from './sent-form';

/** One answered field, under the label that its editor gave it. */
export interface SubmittedValue {
	fieldId: string;
	label: string;
	type: string;
	/** Plain text; several answers are parted by line breaks. */
	value: string;
}

/** The data that tell one submission from another. */
export interface Once {
	/** Given by the browser, else made of what was sent. */
	idempotencyKey: string;
	/** The fingerprint of the values, as `fingerprintOf` makes it. */
	fingerprint: string;
}

/** The answer to a form with other words than the one that was taken under its key; it is not stored. */
export const OTHER_WORDS: FormAnswer = refusedForm(
	'This form was sent before, with other answers. Please open the page again and send it once more.',
);

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
