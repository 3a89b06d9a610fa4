import { type ElementWithText, textOfElements } from '../builder/element-text';
import { conditionsOf, displaysOf, type GuardedElement } from './guarded-elements';

/**
 * Returns the text that every visitor may read at any time and on every page: it leaves out the elements with display
 * conditions. Null if no element has conditions.
 */
export function publicText(elements: readonly (ElementWithText & GuardedElement)[]): string | null {
	if (!elements.some(({ settings }) => conditionsOf(settings).length > 0)) return null;
	const displays = displaysOf(elements, { visitor: null });
	return textOfElements(elements.filter(({ id }) => !displays.has(id)));
}
