/** Whether a click is ours: with a key held it is the browser's (a new tab, a download), prevented somebody else's. */
export function isPlainClick(event: MouseEvent): boolean {
	const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
	return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
