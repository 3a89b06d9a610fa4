/** What is left beside the button, in CSS pixels, so that one sees whether there are more. */
const BESIDE_PX = 16;

/** Scrolls a row just so far that a button of it is seen as a whole; the page around it does not move. */
export function reveal(row: HTMLElement, button: HTMLElement | undefined): void {
	if (!button) return;
	const view = row.getBoundingClientRect();
	const { left, right } = button.getBoundingClientRect();
	row.scrollLeft += Math.min(
		left - BESIDE_PX - view.left,
		Math.max(right + BESIDE_PX - view.right, 0),
	);
}
