import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back for each element that is taken out of the page, with all that is in it, and for those among them that
 * come back. What is only moved within one task is not told.
 */
export function watchRemovals(
	onRemove: (root: HTMLElement) => void,
	onReturn: (root: HTMLElement) => void,
): Unsubscribe {
	const gone = new WeakSet<Node>();
	const observer = new MutationObserver((records) => {
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
	});
	observer.observe(document.body, { childList: true, subtree: true });
	return () => observer.disconnect();
}
