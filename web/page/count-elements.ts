import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** The fields of an answer that contain elements: a single document of a page, or several documents of the library. */
const HOLDERS = ['contentNode', 'nodeByUri', 'elementorTemplates', 'elementorPopups'];

/**
 * Returns the number of elements of builder documents in an answer of GraphQL; 0 for an answer of
 * another kind.
 */
export function countElements(data: unknown): number {
	if (!isPlainObject(data)) return 0;
	return HOLDERS.flatMap((name) => data[name]).reduce((sum: number, held) => {
		const elements = isPlainObject(held) ? held.elementorElements : null;
		return sum + (Array.isArray(elements) ? elements.length : 0);
	}, 0);
}
