import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { type PlainWords, plainWordsOf } from '@outrigger/rules/builder/plain-words';

/** Returns true if nothing can be shown for a widget whose type does not exist here. */
export function showsNothing(
	{
		renderedHtml,
		children,
		settings,
	}: Pick<ElementNode, 'renderedHtml' | 'settings'> & {
		children: readonly unknown[];
	},
	words: readonly PlainWords[] = plainWordsOf(settings),
): boolean {
	return !renderedHtml && children.length === 0 && words.length === 0;
}
