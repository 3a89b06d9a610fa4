/**
 * True for a click that we may handle: no modifier key (those open tabs or download), and not handled by another
 * listener.
 */
export function isPlainClick(event: MouseEvent): boolean {
	const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
	return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
