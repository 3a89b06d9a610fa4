import { attachLoop } from './attach-loop';
import { readLoopSettings } from './loop-settings';
import type { Handlers } from './swap';
import { whenMasonry } from './when-masonry';

/**
 * A loop in columns: filtered and paged in place after the address, and in masonry where it is switched on.
 * @param onShown called after items have come or gone
 */
export function attachGrid(
	element: HTMLElement,
	stored: unknown,
	handlers: Handlers,
	onShown?: () => void,
): () => void {
	const masonry = whenMasonry(element);
	const detach = attachLoop(element, readLoopSettings(stored), handlers, () => {
		masonry.refresh();
		onShown?.();
	});
	return () => {
		detach();
		masonry.detach();
	};
}
