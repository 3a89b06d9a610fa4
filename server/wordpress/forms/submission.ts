import type { FormAnswer } from '@outrigger/rules/forms/form-answer';
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

/** What is stored of a form. */
export interface NewSubmission {
	idempotencyKey: string;
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
	/** What is to be sent of it. */
	deliveries: readonly Delivery[];
}
