import { staysIn } from '@outrigger/rules/lists/narrowed';
import type { Attach } from '../../attach/handler';
import { copyText, selectText } from '../../browser/clipboard';
import { say } from '../../browser/page-words';

/**
 * Adds behaviour to markup with one of two attributes: a form that filters a list of the page while the visitor types
 * (`data-narrows`), and folds whose text can be copied (`data-copies`). Pages without these attributes do not load this
 * code.
 */
export const attach: Attach = (element) => {
	const ends = new AbortController();
	const form = element.querySelector<HTMLFormElement>('form[data-narrows]');
	if (form) narrow(form, ends.signal);
	const folds = element.querySelectorAll<HTMLElement>('[data-copies]');
	const buttons = [...folds].map((fold) => offerCopies(fold));
	return () => {
		ends.abort();
		for (const row of buttons) row.remove();
	};
};

/**
 * Hides each entry of the page (`data-narrowed`) that does not contain every word of the field. The server does the
 * same for the address parameter `?q=`.
 */
function narrow(form: HTMLFormElement, signal: AbortSignal): void {
	const field = form.querySelector<HTMLInputElement>('input[name=q]');
	const status = form.querySelector('[role=status]');
	const none = document.querySelector<HTMLElement>('[data-narrowed-none]');
	if (!field) return;
	const run = () => {
		let count = 0;
		for (const entry of document.querySelectorAll<HTMLElement>('[data-narrowed]')) {
			entry.hidden = !staysIn(entry.textContent ?? '', field.value.trim());
			if (!entry.hidden) count += 1;
		}
		if (none) none.hidden = count > 0;
		if (!status) return;
		const words = count > 0 ? say('list.results', { count }) : say('list.nothing');
		status.textContent = field.value.trim() ? words : '';
	};
	field.addEventListener('input', run, { signal });
	form.addEventListener('submit', (event) => event.preventDefault(), { signal });
	// When a visitor returns to the page, the browser fills in the field again, so the list is filtered again. If the
	// server filtered the list, only a new request brings back the omitted entries.
	if (field.value && !field.defaultValue) run();
}

/** Adds a button that copies the text of a fold, and a button that copies the markup of the described element. */
function offerCopies(fold: HTMLElement): HTMLElement {
	const row = document.createElement('p');
	const text = fold.querySelector('pre');
	const about = document.querySelector(`[data-id="${CSS.escape(fold.dataset.copies ?? '')}"]`);
	const status = document.createElement('span');
	status.setAttribute('role', 'status');
	const add = (label: string | undefined, copied: () => string) => {
		if (!label) return;
		const button = document.createElement('button');
		button.type = 'button';
		button.append(label);
		button.addEventListener('click', async () => {
			const isCopied = await copyText(copied());
			if (!isCopied && text) selectText(text);
			status.textContent = isCopied ? say('share.copied') : '';
		});
		row.append(button);
	};
	if (text) add(fold.dataset.copyText, () => text.textContent ?? '');
	if (about) add(fold.dataset.copyMarkup, () => about.outerHTML);
	row.append(status);
	text?.before(row);
	return row;
}
