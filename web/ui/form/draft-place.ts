import { currentAddress } from '../../browser/address';
import { sessionText } from '../../browser/stored-text';

/** The key under which the browser keeps the draft of a form of this page. */
export function draftPlace(form: HTMLFormElement): string {
	const fields = new FormData(form);
	return `form:${currentAddress().pathname}:${fields.get('post_id')}:${fields.get('form_id')}`;
}

/** Returns true if the browser keeps a draft of this form. */
export const hasDraft = (form: HTMLFormElement): boolean => !!sessionText.read(draftPlace(form));
