/** Scrolls a row sideways so far that one of its things is seen; the page stays where it is. */
export function scrollIntoRow(row: HTMLElement, thing: HTMLElement | undefined): void {
	if (!thing) return;
	const [outer, inner] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
	const past = inner.right - outer.right;
	const before = inner.left - outer.left;
	if (before < 0) row.scrollLeft += before;
	else if (past > 0) row.scrollLeft += past;
}
