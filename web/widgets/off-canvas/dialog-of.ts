import { say } from '../../browser/page-words';
/**
 * The dialog of an off-canvas widget. The builder writes a plain element that it calls one: a real dialog takes its
 * place, with its name, its classes and what is in it, since the browser keeps the rest of the page out of reach only
 * behind that. It keeps `aria-hidden`, by which the builder's sheet knows a closed one.
 */
export function dialogOf(element: Element, id: string): HTMLDialogElement | undefined {
	const root = element.querySelector<HTMLElement>('.e-off-canvas');
	if (!root || root instanceof HTMLDialogElement) return root ?? undefined;
	const dialog = document.createElement('dialog');
	dialog.id = root.id || `off-canvas-${id}`;
	dialog.className = root.className;
	dialog.setAttribute('aria-label', root.getAttribute('aria-label') || say('box.offCanvas'));
	dialog.setAttribute('aria-hidden', 'true');
	dialog.append(...root.childNodes);
	root.replaceWith(dialog);
	return dialog;
}
