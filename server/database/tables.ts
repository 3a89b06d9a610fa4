import type { Generated } from 'kysely';

/** What a host keeps for good. Times are ISO 8601 in UTC, lists and objects JSON. */
export interface Tables {
	submissions: SubmissionsTable;
	submission_values: SubmissionValuesTable;
	submission_files: SubmissionFilesTable;
	deliveries: DeliveriesTable;
}

/** A form that somebody sent. */
export interface SubmissionsTable {
	id: Generated<number>;
	/** Given by the browser, so that a form that is sent twice is taken once. */
	idempotency_key: string;
	/** Id of the widget. */
	form_id: string;
	form_name: string;
	/** Database id of the builder document that holds the form. */
	document_id: number;
	/** Path of the page that it was sent from. */
	page: string;
	status: 'unread' | 'read';
	created_at: string;
	/** The answer that the visitor was given, to be given again. */
	answer: string;
}

/** One field of a submission. */
export interface SubmissionValuesTable {
	submission_id: number;
	/** Place in the form, from 0. */
	position: number;
	field_id: string;
	label: string;
	type: string;
	/** Several answers are parted by line breaks. */
	value: string;
}

/** A file that came with a submission. */
export interface SubmissionFilesTable {
	id: Generated<number>;
	submission_id: number;
	field_id: string;
	/** The visitor's name for it. */
	name: string;
	content_type: string;
	bytes: Uint8Array;
}

/** A mail or a call that a submission asks for, until it is done. */
export interface DeliveriesTable {
	id: Generated<number>;
	submission_id: number;
	kind: 'email' | 'webhook';
	/** What is sent, as JSON; its shape is that of the kind. */
	payload: string;
	attempts: number;
	/** When it is tried next; null once it is done or given up. */
	next_at: string | null;
	/** Why the last try failed; null where none did. */
	failure: string | null;
	done_at: string | null;
}
