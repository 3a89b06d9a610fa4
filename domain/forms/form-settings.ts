import type { Say } from '../texts/text';
import { isPlainObject, plainObjectOf } from '../values/plain-object';
import { storedText } from './stored-text';

/** The builder's default messages for submitted forms (behaviour facts 6.9). */
const MESSAGES = {
	success_message: 'form.success',
	error_message: 'form.error',
	required_field_message: 'form.required',
	invalid_message: 'form.invalid',
	server_message: 'form.serverError',
} as const;
export type FormMessages = Record<keyof typeof MESSAGES, string>;
/** A form's messages, and `say`, which gives this project's own texts. */
export type SaidMessages = FormMessages & { readonly say: Say };

/** The actions of a form after it was accepted, as its editor chose. */
export interface FormActions {
	/** Names of `submit_actions`: `email`, `redirect`, `popup`, `webhook`…; the builder's default is `email`. */
	names: readonly string[];
	/** The address of the redirect; empty if there is none. */
	redirectTo: string;
	/** A popup that opens or closes; null if there is none. */
	popup: { action: 'open' | 'close'; id: string; doNotShowAgain: boolean } | null;
}

/** The messages of a form. The editor's messages count only where `custom_messages` is on and they are not empty. */
export function formMessages(settings: Readonly<Record<string, unknown>>, say: Say): SaidMessages {
	const isOwn = settings.custom_messages === 'yes' || settings.custom_messages === true;
	const entries = Object.entries(MESSAGES).map(([name, text]) => [
		name,
		(isOwn && storedText(settings[name]).trim()) || say(text),
	]);
	return { ...Object.fromEntries(entries), say } as SaidMessages;
}

/** Reads the actions of a form; an invalid value gives no action. */
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

/** The form's name from its editor; the list of submissions shows it. */
export function formName(settings: Readonly<Record<string, unknown>>): string {
	return storedText(plainObjectOf(settings).form_name).trim() || 'New Form';
}
