import type { PageTools } from '../../attach/handler';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { attachGrid } from '../../loops/in-browser/attach-grid';

/**
 * Replaces a carousel's slides when the filters in the address change. A carousel has no pages and no masonry, so
 * filters are the only part of a list in columns that it needs.
 *
 * @param onShown called after new slides have replaced the old ones
 */
export function followFilters(
	element: HTMLElement,
	handlers: PageTools,
	onShown: () => void,
): Unsubscribe {
	return attachGrid(element, {}, handlers, undefined, onShown);
}
