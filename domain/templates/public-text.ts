import { type ElementWithText, textOfElements } from '../builder/element-text';
import { conditionsOf, displaysOf, type GuardedElement } from './guarded-elements';

/**
 * The words that every visitor may read at any time, on every page: without those of elements whose display conditions
 * have to be met. Null where no element has any.
 */
export function publicText(elements: readonly (ElementWithText & GuardedElement)[]): string | null {
	if (!elements.some(({ settings }) => conditionsOf(settings).length > 0)) return null;
	const displays = displaysOf(elements, { visitor: null });
	return textOfElements(elements.filter(({ id }) => !displays.has(id)));
}
