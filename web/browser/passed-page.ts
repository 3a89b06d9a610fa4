/** Returns true for a page that a real WordPress rendered: the sheet of its elements is the builder's and none of ours. */
export function isPassedPage(): boolean {
	return 'passed' in document.body.dataset;
}
