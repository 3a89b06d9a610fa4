import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** Where answers hold elements: one document of a page, several of the library. */
const HOLDERS = ['contentNode', 'nodeByUri', 'elementorTemplates', 'elementorPopups'];

/** How many elements of builder documents an answer of GraphQL holds; 0 for an answer of another kind. */
export function countElements(data: unknown): number {
	if (!isPlainObject(data)) return 0;
	return HOLDERS.flatMap((name) => data[name]).reduce((sum: number, held) => {
		const elements = isPlainObject(held) ? held.elementorElements : null;
		return sum + (Array.isArray(elements) ? elements.length : 0);
	}, 0);
}
