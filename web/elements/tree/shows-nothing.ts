import { withKnownForms } from '@outrigger/rules/add-ons/known-forms';
import { asKnownWidget } from '@outrigger/rules/add-ons/known-widget';
import type { ElementNode, FlatElement } from '@outrigger/rules/builder/element-tree';
import { type PlainWords, plainWordsOf } from '@outrigger/rules/builder/plain-words';
import type { Registry } from './define-widget';

/** Whether nothing of a widget that nobody here has written can be shown. */
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

/** The types of a document's widgets that show nothing, with how often each stands there; in one walk. */
export function unshownTypes(
	elements: readonly FlatElement[],
	registry: Registry,
): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	const strangers = withKnownForms(elements)
		.filter(({ elType, widgetType }) => elType === 'widget' && !registry.has(widgetType ?? ''))
		.map((element) => ({ ...element, ...asKnownWidget(element) }))
		.filter(({ widgetType }) => !registry.has(widgetType ?? ''));
	if (strangers.length === 0) return counts;
	const parents = new Set(elements.map(({ parentId }) => parentId));
	for (const element of strangers) {
		const type = element.widgetType ?? '';
		const children = parents.has(element.id) ? [element] : [];
		if (showsNothing({ ...element, children })) counts.set(type, (counts.get(type) ?? 0) + 1);
	}
	return counts;
}
