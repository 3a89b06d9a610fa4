import type { FormField } from '@outrigger/rules/forms/form-field';
import type { FormSettings } from './settings';

/** What every part of a field is given. */
export interface FieldProps {
	field: FormField;
	settings: FormSettings;
	/** Id of the control, which its label and messages name. */
	controlId: string;
	/** What the visitor typed, where the form comes back; several answers are parted by line breaks. */
	value: string | undefined;
	/** What is wrong with it, plain text. */
	error: string | undefined;
}
