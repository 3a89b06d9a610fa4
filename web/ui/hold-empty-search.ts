/**
 * A search for nothing goes nowhere: the field takes the focus instead. Without script the site answers it with a page
 * that does the same.
 *
 * @param signal ends it
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
