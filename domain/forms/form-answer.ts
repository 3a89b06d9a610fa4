import { isPlainObject, plainObjectOf } from '../values/plain-object';
import { storedText } from './stored-text';

/** The builder's admin-ajax action that takes a form, on WordPress and on the mock alike. */
export const FORM_ACTION = 'elementor_pro_forms_send_form';

/** What became of a sent form, as the browser and the page without script show it. */
export interface FormAnswer {
	isTaken: boolean;
	/** Plain text for the visitor. */
	message: string;
	/** Field id → what is wrong with it, plain text. */
	errors: Readonly<Record<string, string>>;
	/** Where the visitor is led; null for nowhere. */
	redirectUrl: string | null;
	/** A popup that opens or closes; null for none. */
	popup: FormPopup | null;
}

/** The answer to a form that was not taken. */
export function refusedForm(message: string, errors: FormAnswer['errors'] = {}): FormAnswer {
	return { isTaken: false, message, errors, redirectUrl: null, popup: null };
}

/** The popup that a form's answer opens or closes. */
export interface FormPopup {
	action: 'open' | 'close';
	/** Database id; empty where the form's own popup closes. */
	id: string;
	doNotShowAgain: boolean;
}

/** A form that was sent without script, for the page that shows it again. */
export interface ReturnedForm {
	/** Database id of the builder document that holds the form. */
	documentId: number;
	/** The widget's id in it. */
	formId: string;
	answer: FormAnswer;
	/** Field id → what was typed; several answers are parted by line breaks. Empty once the form was taken. */
	values: Readonly<Record<string, string>>;
}

/**
 * Reads what the builder's `elementor_pro_forms_send_form` answers:
 * `{success, data: {message, errors, data: {redirect_url?, popup?}}}`.
 *
 * @returns null for everything that is no such answer: an error page, `0`, half an object
 */
export function readFormAnswer(body: unknown): FormAnswer | null {
	if (!isPlainObject(body) || typeof body.success !== 'boolean') return null;
	const data = plainObjectOf(body.data);
	const inner = plainObjectOf(data.data);
	const errors = Object.entries(plainObjectOf(data.errors)).flatMap(([id, message]) =>
		storedText(message) === '' ? [] : [[id, storedText(message)] as const],
	);
	return {
		isTaken: body.success,
		message: storedText(data.message),
		errors: Object.fromEntries(errors),
		redirectUrl: storedText(inner.redirect_url) || null,
		popup: readPopup(inner.popup),
	};
}

function readPopup(stored: unknown): FormPopup | null {
	const popup = plainObjectOf(stored);
	if (popup.action !== 'open' && popup.action !== 'close') return null;
	return {
		action: popup.action,
		id: storedText(popup.id),
		doNotShowAgain: popup.do_not_show_again === 'yes' || popup.do_not_show_again === true,
	};
}

/** The same in the builder's own form. */
export function writeFormAnswer({ isTaken, message, errors, redirectUrl, popup }: FormAnswer) {
	return {
		success: isTaken,
		data: {
			message,
			errors,
			data: {
				...(redirectUrl !== null && { redirect_url: redirectUrl }),
				...(popup && {
					popup: {
						action: popup.action,
						...(popup.id && { id: popup.id }),
						...(popup.doNotShowAgain && { do_not_show_again: 'yes' }),
					},
				}),
			},
		},
	};
}
