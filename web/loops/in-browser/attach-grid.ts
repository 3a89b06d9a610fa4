import type { Wanted } from '../../attach/handler';
import { attachLoop } from './attach-loop';
import { readLoopSettings } from './loop-settings';
import type { Handlers } from './swap';
import { whenMasonry } from './when-masonry';

/**
 * Attaches a loop in columns: it follows the filters and the page in the address in place, and uses masonry if that is
 * switched on.
 * @param _wanted every handler gets it; a list does not wait for its visitor
 * @param onShown called after items were added or removed
 */
export function attachGrid(
	element: HTMLElement,
	stored: unknown,
	handlers: Handlers,
	_wanted?: Wanted,
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
