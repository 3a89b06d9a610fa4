/**
 * A concealed panel keeps no room. The box of one that the browser may still search in stays, so what the sheet gives
 * that box is taken away; `display` because sheets of the builder hide panels in a way that ends the search.
 */
const NO_ROOM: readonly (readonly [property: string, value: string])[] = [
	['display', 'block'],
	['block-size', '0'],
	['min-block-size', '0'],
	['padding-block', '0'],
	['border-block-width', '0'],
	['margin-block', '0'],
	['overflow', 'clip'],
];

const UNTIL_FOUND = 'until-found';

/**
 * Takes a panel out of sight, out of the Tab order and away from assistive technology. The browser's own search still
 * finds what is in it, in browsers that can: it then fires `beforematch` and takes the attribute away itself.
 */
export function concealPanel(panel: HTMLElement): void {
	panel.setAttribute('hidden', UNTIL_FOUND);
	const hiding = isSearchable(panel) ? NO_ROOM : [['display', 'none'] as const];
	for (const [property, value] of hiding) panel.style.setProperty(property, value, 'important');
}

/**
 * Shows a panel.
 * @param display what it is displayed as where a foreign sheet hides what is not marked as open; left out, its sheet
 * says so
 */
export function revealPanel(panel: HTMLElement, display?: string): void {
	panel.removeAttribute('hidden');
	for (const [property] of NO_ROOM) panel.style.removeProperty(property);
	if (display) panel.style.setProperty('display', display, 'important');
	if (!panel.getAttribute('style')) panel.removeAttribute('style');
}

function isSearchable(panel: object): boolean {
	return 'onbeforematch' in panel;
}
