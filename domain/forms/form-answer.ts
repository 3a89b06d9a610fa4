import { isPlainObject, plainObjectOf } from '../values/plain-object';
import { storedText } from './stored-text';

/** The builder's admin-ajax action for submitted forms, on WordPress and on the mock. */
export const FORM_ACTION = 'elementor_pro_forms_send_form';

/** The result of a submitted form, for the browser's script and for the page without script. */
export interface FormAnswer {
	isTaken: boolean;
	/** Plain text for the visitor. */
	message: string;
	/** Field id → its error, plain text. */
	errors: Readonly<Record<string, string>>;
	/** The address of a redirect; null if there is no redirect. */
	redirectUrl: string | null;
	/** A popup that opens or closes; null if there is none. */
	popup: FormPopup | null;
}

/** Creates the answer to a refused form. */
export function refusedForm(message: string, errors: FormAnswer['errors'] = {}): FormAnswer {
	return { isTaken: false, message, errors, redirectUrl: null, popup: null };
}

/** The popup that the answer opens or closes. */
export interface FormPopup {
	action: 'open' | 'close';
	/** Database id; empty to close the popup that contains the form. */
	id: string;
	doNotShowAgain: boolean;
}

/** A form that was submitted without script, for the page that shows the form again. */
export interface ReturnedForm {
	/** Database id of the builder document that contains the form. */
	documentId: number;
	/** The widget's id in the document. */
	formId: string;
	answer: FormAnswer;
	/** Field id → the visitor's input; line breaks separate several answers. Empty after a form was accepted. */
	values: Readonly<Record<string, string>>;
}

/**
 * Parses the answer of the builder's `elementor_pro_forms_send_form`: `{success, data: {message, errors, data:
 * {redirect_url?, popup?}}}`.
 *
 * @returns null for any other body: an error page, `0`, an incomplete object
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

/** Writes an answer in the builder's format. */
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

/**
 * The shortest time in which a person fills in a form, in milliseconds; the host refuses a form that reports a shorter
 * time.
 */
export const FASTEST_FORM_MS = 800;
