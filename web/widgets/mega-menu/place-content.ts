import { freePanel, placePanel } from '../../ui/menu/place-panel';
import { STRETCH, stretch, unstretch } from '../../ui/menu/stretch';

/** The builder's class for a panel that opens over its title. */
const ABOVE = 'content-above';

/**
 * Puts an open panel in its place: over the whole width of the page, or beside its title and inside the window. The
 * panel is above the bar if it does not fit below the bar and there is more room above.
 */
export function placeContent(panel: HTMLElement, item: HTMLElement, isFull: boolean): void {
	panel.classList.remove(ABOVE);
	if (isFull) stretch(panel, STRETCH);
	placePanel(panel, item, false);
	panel.classList.toggle(ABOVE, panel.hasAttribute('data-above'));
}

/** Removes the classes and styles that `placeContent` has set. */
export function freePlace(panel: HTMLElement): void {
	panel.classList.remove(ABOVE);
	freePanel(panel);
	unstretch(panel);
}
