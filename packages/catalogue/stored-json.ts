import { container, type Element, widget } from './elements';
import { across, gap } from './values';

/** A variation as the page's export stores it. */
export interface StoredVariation {
	name: string;
	element: object;
}

/**
 * The largest length of a variation's JSON that a page shows, in characters; longer JSON can be copied in the editor's
 * view.
 */
const LIMIT = 6000;

const BOX = { ...across(24), flex_gap: gap(0) };
const CUSTOM_CSS = `selector details { border-block-start: 1px solid; }
selector summary { display: flex; align-items: center; min-block-size: 44px; padding-block: .5rem; cursor: pointer; line-height: 1.3; }
selector summary::before { content: '+' / ''; flex: 0 0 1.5rem; }
selector [open] summary::before { content: '−' / ''; }
selector details p { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 0; padding-block-end: 1rem; }
selector details button { min-block-size: 44px; padding: .25rem 1rem; font: 600 1rem 'Archivo', sans-serif; color: inherit; background: none; border: 2px solid; border-radius: 0; cursor: pointer; }
selector pre { margin: 0; padding-block-end: 1.5rem; font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; user-select: all; }
`;

/**
 * Shows the stored JSON of each variation in a closed fold. One click selects all of it for copying.
 * @returns null if no variation is short enough
 */
export function storedJsonOf(variations: readonly StoredVariation[]): Element | null {
	const folds = variations.flatMap(({ name, element }) => {
		const json = JSON.stringify(element, null, '\t');
		if (json.length > LIMIT) return [];
		return [
			`<details data-copies="${idOfElement(element)}" data-copy-text="Copy the builder’s JSON" data-copy-markup="Copy our markup"><summary>${escaped(`Stored JSON: ${name}`)}</summary><pre>${escaped(json)}</pre></details>`,
		];
	});
	if (folds.length === 0) return null;
	return container(BOX, [widget('html', { html: folds.join(''), custom_css: CUSTOM_CSS })]);
}

/** The id of the element that stores a variation. */
function idOfElement(element: object): string {
	return 'id' in element ? String(element.id) : '';
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
