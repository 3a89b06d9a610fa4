import type { Attach } from '../../attach/handler';
import { attachForm } from '../../ui/form/attach-form';
import { type Notice, showNotice } from '../../ui/form/show-answer';

/** Sends a form of version 4 without leaving the page; the editor's messages show the result. */
export const attach: Attach = (element) =>
	element instanceof HTMLFormElement
		? attachForm(element, { notify, onInput: () => setState(element, 'default') })
		: () => {};

function setState(form: HTMLFormElement, state: 'default' | 'success' | 'error'): void {
	for (const one of ['default', 'success', 'error']) {
		form.classList.toggle(`form-state-${one}`, one === state);
	}
}

/** Shows the editor's message of the notice's kind; other texts of the notice are above the fields. */
function notify(form: HTMLFormElement, notice: Notice): HTMLElement {
	const isTaken = notice.kind === 'success';
	setState(form, isTaken ? 'success' : 'error');
	const message = form.querySelector<HTMLElement>(isTaken ? '.message-success' : '.message-error');
	const words = message?.textContent?.replace(/\s+/g, ' ') ?? '';
	return message && words.includes(notice.text) ? message : showNotice(form, notice);
}
