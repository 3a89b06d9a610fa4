import { plainText } from '@outrigger/rules/text/plain-text';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { VisitorsPage } from '../backend/backend';
import { withTyped } from './with-typed';

/** The address of WordPress to which scripts of plugins send their forms. */
export const CALL_ADDRESS = '/wp-admin/admin-ajax.php';
/** The hidden field of each form of Fluent Forms, with the number of the form. */
const FLUENT = /^_fluentform_(\d{1,9})_fluentformnonce$/;
/** The class of a WPForms form that only the plugin's script can send: the page itself does not accept it. */
const WPFORMS = /\sclass="[^"<>]*\bwpforms-ajax-form\b/;

/**
 * The call by which the script of a plugin sends a form that the page of WordPress refuses.
 * @param markup the form as WordPress writes it
 * @returns null for a form that its page accepts
 */
export function callFor(form: FormData, markup: string): FormData | null {
	const [, id] = [...form.keys()].map((name) => FLUENT.exec(name)).find(Boolean) ?? [];
	const call = new FormData();
	if (id) {
		const texts = [...form].filter((one): one is [string, string] => typeof one[1] === 'string');
		call.set('action', 'fluentform_submit');
		call.set('form_id', id);
		call.set('data', `${new URLSearchParams(texts)}`);
		return call;
	}
	if (!WPFORMS.test(markup)) return null;
	for (const [name, value] of form) call.append(name, value);
	call.set('action', 'wpforms_submit');
	return call;
}

/**
 * The answer to a call by script as markup for a page: the text that replaces the form, or the form with the typed
 * values and its messages.
 * @param markup the form with its box
 * @param fault the message if the answer has none
 */
export function pageOfCall(
	{ html }: VisitorsPage,
	markup: string,
	sent: FormData,
	fault: string,
): VisitorsPage {
	const body = parseJsonObject(html);
	const data = plainObjectOf(body.data);
	const result = plainObjectOf(data.result);
	if (body.success === true) {
		const location = textIn(result.redirectUrl) || textIn(data.redirect_url);
		if (location) return { status: 302, html: '', location };
		const message = textIn(result.message);
		const box = `<div class="ff-message-success">${message}</div>`;
		return { status: 200, html: textIn(data.confirmation) || box, location: null };
	}
	const messages = messagesIn(body.errors ?? data.errors, fault);
	return { status: 200, html: withTyped(markup, sent, messages), location: null };
}

/** Messages by the names of fields; WPForms separates messages about the whole form from messages about fields. */
function messagesIn(errors: unknown, fault: string): Map<string, string> {
	const { general, field, ...others } = plainObjectOf(errors);
	const named = { ...(general ? { '': general } : {}), ...others, ...plainObjectOf(field) };
	const messages = Object.entries(named).map(
		([name, texts]) => [name, plainText(textsIn(texts).join(' '))] as const,
	);
	return new Map(messages.length > 0 ? messages : [['', fault]]);
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The texts of a fault, which is a message, a list of messages, or one message for each broken rule. */
function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (Array.isArray(value) || isPlainObject(value)) return Object.values(value).flatMap(textsIn);
	return [];
}
