/**
 * A concealed panel takes no space. If the browser may still search a panel, the panel's box stays, so these styles
 * remove the space that the sheet gives the box; `display` because sheets of the builder hide panels in a way that ends
 * the search, `position` because the builder lays panels out in a row.
 */
const NO_ROOM: readonly (readonly [property: string, value: string])[] = [
	['display', 'block'],
	['position', 'absolute'],
	['block-size', '0'],
	['min-block-size', '0'],
	['padding-block', '0'],
	['border-block-width', '0'],
	['overflow', 'clip'],
];

const UNTIL_FOUND = 'until-found';

/**
 * Takes a panel out of sight, out of the Tab order and away from assistive technology. The browser's own search still
 * finds its content, in browsers that support it: it then fires `beforematch` and removes the attribute itself.
 */
export function concealPanel(panel: HTMLElement): void {
	panel.setAttribute('hidden', UNTIL_FOUND);
	// The panel's box stays in the page, and would otherwise be an empty region with a name.
	panel.setAttribute('aria-hidden', 'true');
	const hiding = isSearchable(panel) ? NO_ROOM : [['display', 'none'] as const];
	for (const [property, value] of hiding) panel.style.setProperty(property, value, 'important');
}

/**
 * Shows a panel.
 * @param display its CSS `display` if another sheet hides all panels; if absent, the sheet decides
 */
export function revealPanel(panel: HTMLElement, display?: string): void {
	panel.removeAttribute('hidden');
	panel.removeAttribute('aria-hidden');
	for (const [property] of NO_ROOM) panel.style.removeProperty(property);
	if (display) panel.style.setProperty('display', display, 'important');
	if (!panel.getAttribute('style')) panel.removeAttribute('style');
}

function isSearchable(panel: object): boolean {
	return 'onbeforematch' in panel;
}
