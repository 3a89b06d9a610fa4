/**
 * Scrolls a row sideways until one of its items is visible; the page does not scroll.
 * @param isCentered true if the item should be as near to the middle as the row can be scrolled
 */
export function scrollIntoRow(
	row: HTMLElement,
	thing: HTMLElement | undefined,
	isCentered = false,
): void {
	if (!thing) return;
	const [outer, inner] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
	const past = inner.right - outer.right;
	const before = inner.left - outer.left;
	if (isCentered) row.scrollLeft += (before + past) / 2;
	else if (before < 0) row.scrollLeft += before;
	else if (past > 0) row.scrollLeft += past;
}
