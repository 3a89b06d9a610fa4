import { say } from '../../browser/page-words';
/**
 * Returns the dialog of an off-canvas widget. The builder writes a plain element with the role of a dialog. A
 * `<dialog>` with the name, classes and content of that element replaces it, because only a `<dialog>` makes the rest
 * of the page inert. The `<dialog>` keeps `aria-hidden`, the builder's mark of a closed panel.
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
