/**
 * Returns true for a page that a real WordPress rendered: its elements have the builder's style sheet, not the sheet of
 * this host.
 */
export function isPassedPage(): boolean {
	return 'passed' in document.body.dataset;
}
