import type { FormField } from '@outrigger/rules/forms/form-field';
import type { FormSettings } from './settings';

/** The props of every part of a field. */
export interface FieldProps {
	field: FormField;
	settings: FormSettings;
	/** The id of the control; its label and its messages refer to it. */
	controlId: string;
	/**
	 * The text that the visitor typed, if the server shows the sent form again; line breaks separate several answers.
	 */
	value: string | undefined;
	/** The error of the field, plain text. */
	error: string | undefined;
}
