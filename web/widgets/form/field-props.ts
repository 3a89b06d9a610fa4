import type { FormField } from '@outrigger/rules/forms/form-field';
import type { FormSettings } from './settings';

/** The props of every part of a field. */
export interface FieldProps {
	field: FormField;
	settings: FormSettings;
	/** Id of the control, which its label and messages name. */
	controlId: string;
	/**
	 * The text that the visitor typed, if the form comes back; line breaks separate several
	 * answers.
	 */
	value: string | undefined;
	/** The error of the field, plain text. */
	error: string | undefined;
}
