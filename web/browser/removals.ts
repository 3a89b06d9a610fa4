import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back for each element that leaves the page, with its descendants, and for each that returns. A move within one
 * task is not reported.
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
