import { isPlainObject, plainObjectOf } from '../values/plain-object';
import { storedText } from './stored-text';

/** What the builder says of a sent form where an editor has written nothing else (behaviour facts 6.9). */
export const FORM_MESSAGES = {
	success_message: 'Your submission was successful.',
	error_message: 'Your submission failed because of an error.',
	required_field_message: 'This field is required.',
	invalid_message: 'Your submission failed because the form is invalid.',
	server_message: 'Your submission failed because of a server error.',
} as const;
export type FormMessages = Record<keyof typeof FORM_MESSAGES, string>;

/** What a form does after it was taken, as its editor chose. */
export interface FormActions {
	/** Names of `submit_actions`: `email`, `redirect`, `popup`, `webhook`…; the builder's default is `email`. */
	names: readonly string[];
	/** Where the visitor is led; empty for nowhere. */
	redirectTo: string;
	/** A popup that opens or closes; null for none. */
	popup: { action: 'open' | 'close'; id: string; doNotShowAgain: boolean } | null;
}

/** The messages of a form: the editor's own count only where `custom_messages` is on and they are not empty. */
export function formMessages(settings: Readonly<Record<string, unknown>>): FormMessages {
	const isOwn = settings.custom_messages === 'yes' || settings.custom_messages === true;
	return Object.fromEntries(
		Object.entries(FORM_MESSAGES).map(([name, usual]) => [
			name,
			(isOwn && storedText(settings[name]).trim()) || usual,
		]),
	) as FormMessages;
}

/** What happens after a form was taken; wrong values mean that nothing does. */
export function formActions(settings: Readonly<Record<string, unknown>>): FormActions {
	const stored = settings.submit_actions;
	const names = Array.isArray(stored)
		? stored.filter((name): name is string => typeof name === 'string')
		: ['email'];
	const redirect = settings.redirect_to;
	const redirectTo = isPlainObject(redirect) ? storedText(redirect.url) : storedText(redirect);
	const action = settings.popup_action;
	const id = settings.popup_action_popup_id;
	const isPopup = names.includes('popup') && (action === 'open' || action === 'close');
	return {
		names,
		redirectTo: names.includes('redirect') ? redirectTo.trim() : '',
		popup: isPopup
			? {
					action,
					id: storedText(id),
					doNotShowAgain: settings.popup_action_do_not_show_again === 'yes',
				}
			: null,
	};
}

/** The name that editors gave a form, under which its answers are listed. */
export function formName(settings: Readonly<Record<string, unknown>>): string {
	return storedText(plainObjectOf(settings).form_name).trim() || 'New Form';
}
