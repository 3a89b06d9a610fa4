/**
 * Remembers what is clicked until what opens popups is there: no early click on an `open_selector` is lost.
 *
 * @returns ends it, and gives what was clicked.
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
