import type { ElementNode } from '../../domain/builder/element-tree';
import { plainWordsOf } from '../../domain/builder/plain-words';
import { plainText } from '../../domain/text/plain-text';
import type { RenderContextValue } from './render-context';
import { resolveSettings } from './resolve-settings';

/** What elements say in plain words, in their order: for those who read a page without its looks. */
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
