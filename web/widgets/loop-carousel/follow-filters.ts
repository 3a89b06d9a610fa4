import type { PageTools } from '../../attach/handler';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { attachGrid } from '../../loops/in-browser/attach-grid';

/**
 * Keeps a carousel's slides what the filters in the address say. It has no pages and no masonry: of what a list in
 * columns does, this is all that is left.
 *
 * @param onShown called after other slides have taken the place of those that were there
 */
export function followFilters(
	element: HTMLElement,
	handlers: PageTools,
	onShown: () => void,
): Unsubscribe {
	return attachGrid(element, {}, handlers, onShown);
}
