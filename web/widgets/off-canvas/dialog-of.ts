import { say } from '../../browser/page-words';
/**
 * The dialog of an off-canvas widget. The builder writes a plain element with the role of a dialog: a `<dialog>`
 * replaces it, with its name, classes and content, since only this makes the browser keep the rest of the page out of
 * reach. It keeps `aria-hidden`, by which the builder's sheet knows a closed one.
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
