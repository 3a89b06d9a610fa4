/**
 * Remembers clicked elements until the module that opens popups has loaded, so that no early click on an
 * `open_selector` is lost.
 *
 * @returns a function that ends the remembering and returns the clicked elements.
 */
export function rememberClicks(): () => readonly (EventTarget | null)[] {
	const clicked: (EventTarget | null)[] = [];
	const remember = ({ target }: Event) => clicked.push(target);
	document.addEventListener('click', remember);
	return () => {
		document.removeEventListener('click', remember);
		return clicked;
	};
}
