import type { ElementNode } from '../../domain/element-tree';
import { type PlainWords, plainWordsOf } from '../../domain/plain-words';
import type { Registry } from './define-widget';

/** Whether nothing of a widget that nobody here has written can be shown. */
export function showsNothing(
	{ renderedHtml, children, settings }: ElementNode,
	words: readonly PlainWords[] = plainWordsOf(settings),
): boolean {
	return !renderedHtml && children.length === 0 && words.length === 0;
}

/** The types of a document's widgets that show nothing, with how often each stands there. */
export function unshownTypes(
	nodes: readonly ElementNode[],
	registry: Registry,
	counts = new Map<string, number>(),
): ReadonlyMap<string, number> {
	for (const node of nodes) {
		const type = node.widgetType ?? '';
		if (node.elType === 'widget' && !registry.has(type) && showsNothing(node)) {
			counts.set(type, (counts.get(type) ?? 0) + 1);
		}
		unshownTypes(node.children, registry, counts);
	}
	return counts;
}
