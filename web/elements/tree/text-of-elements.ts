import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { plainWordsOf } from '@outrigger/rules/builder/plain-words';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { RenderContextValue } from '../context/render-context';
import { resolveSettings } from './resolve-settings';

/** Returns the plain text of elements, in their order, for readers of a page without its design. */
export function textOfElements(nodes: readonly ElementNode[], render: RenderContextValue): string {
	return nodes.flatMap((node) => textsOf(node, render)).join(' ');
}

function textsOf(node: ElementNode, render: RenderContextValue): string[] {
	const words = plainWordsOf(resolveSettings(node, render)).flatMap(({ heading, texts }) => [
		...(heading === null ? [] : [heading]),
		...texts,
	]);
	const own = words.map((word) => plainText(word).trim()).filter((word) => word !== '');
	return [...own, ...node.children.flatMap((child) => textsOf(child, render))];
}
