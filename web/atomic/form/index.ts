import { fieldSettings } from '@outrigger/rules/atomic/forms/field-settings';
import { defineAtomic } from '../../elements/atomic/define-atomic';
import { Choice, FileUpload, Input, Select, Textarea } from './field';
import { AtomicForm, formElementSettings } from './form';
import css from './form.css?inline';
import { Label, SubmitButton } from './label';
import { ErrorMessage, messageSettings, SuccessMessage } from './message';

/** A form. */
export const form = defineAtomic({
	type: 'e-form',
	settings: formElementSettings,
	Markup: AtomicForm,
	isContainer: true,
	hasHandler: true,
	css,
	base: [
		{
			name: 'e-form-base',
			body: 'padding:20px;display:flex;flex-direction:row;gap:10px;flex-wrap:wrap;align-content:start;align-items:flex-start',
		},
		{
			name: 'e-form-base',
			more: ' .e-form-checkbox-row',
			body: 'padding:0;gap:8px;align-items:center',
		},
	],
});

const MESSAGE = 'font-size:12px;text-align:center;padding:12px;display:none';
const message = { settings: messageSettings, isContainer: true };

/** The message after the site accepted a form. */
export const successMessage = defineAtomic({
	...message,
	type: 'e-form-success-message',
	Markup: SuccessMessage,
	base: [
		{
			name: 'e-form-success-message-base',
			body: `${MESSAGE};color:#2F532E;background-color:#D4E9D6`,
		},
	],
});

/** The message after the site did not accept a form. */
export const errorMessage = defineAtomic({
	...message,
	type: 'e-form-error-message',
	Markup: ErrorMessage,
	base: [
		{
			name: 'e-form-error-message-base',
			body: `${MESSAGE};color:#870000;background-color:#ffdede`,
		},
	],
});

const field = { settings: fieldSettings };

export const label = defineAtomic({ ...field, type: 'e-form-label', Markup: Label });
export const submitButton = defineAtomic({
	...field,
	type: 'e-form-submit-button',
	Markup: SubmitButton,
});
export const input = defineAtomic({ ...field, type: 'e-form-input', Markup: Input });
export const datePicker = defineAtomic({ ...field, type: 'e-form-date-picker', Markup: Input });
export const timePicker = defineAtomic({ ...field, type: 'e-form-time-picker', Markup: Input });
export const textarea = defineAtomic({ ...field, type: 'e-form-textarea', Markup: Textarea });
export const select = defineAtomic({ ...field, type: 'e-form-select', Markup: Select });
export const checkbox = defineAtomic({ ...field, type: 'e-form-checkbox', Markup: Choice });
export const radioButton = defineAtomic({
	...field,
	type: 'e-form-radio-button',
	Markup: Choice,
});
export const fileUpload = defineAtomic({
	...field,
	type: 'e-form-file-upload',
	Markup: FileUpload,
});
