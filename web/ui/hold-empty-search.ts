/**
 * Prevents an empty search: the field takes the focus instead. Without script the site answers with a page that focuses
 * the field.
 *
 * @param signal ends the listening
 */
export function holdEmptySearch(input: HTMLInputElement, signal: AbortSignal): void {
	input.form?.addEventListener(
		'submit',
		(event) => {
			if (input.value.trim() !== '') return;
			event.preventDefault();
			input.focus();
		},
		{ signal },
	);
}
