/**
 * Calls back for each element that leaves the page, with its descendants, and for each that returns. It does not report
 * a move within one task. It watches until the page ends.
 */
export function watchRemovals(
	onRemove: (root: HTMLElement) => void,
	onReturn: (root: HTMLElement) => void,
): void {
	const gone = new WeakSet<Node>();
	new MutationObserver((records) => {
		for (const { removedNodes } of records) {
			for (const node of removedNodes) {
				if (!(node instanceof HTMLElement) || node.isConnected) continue;
				gone.add(node);
				onRemove(node);
			}
		}
		for (const { addedNodes } of records) {
			for (const node of addedNodes) {
				if (node.isConnected && gone.delete(node)) onReturn(node as HTMLElement);
			}
		}
	}).observe(document.body, { childList: true, subtree: true });
}
