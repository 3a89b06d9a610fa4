import { read } from '@outrigger/rules/atomic/envelope';
import { keyValues } from '@outrigger/rules/atomic/values/lists';
import { text } from '@outrigger/rules/atomic/values/scalars';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { customAttribute } from '../../ui/link';
import type { RenderContextValue } from '../context/render-context';
import { atomicClassNames } from './add-atomic-styles';
import type { AtomicAttributes, AtomicDefinition } from './define-atomic';
import { interactionsAttribute } from './interaction-styles';

/**
 * The public names of an element of version 4 on its node, with the editor's additions: an id, classes and harmless
 * attributes.
 *
 * @param settings with references in place
 */
export function atomicAttributes(
	element: ElementNode,
	{ type, classes = [], isContainer, hasHandler }: AtomicDefinition,
	settings: unknown,
	item: RenderContextValue['item'],
): AtomicAttributes {
	const { id, elType, atomic } = element;
	const interactions = interactionsAttribute(element);
	const bag = plainObjectOf(settings);
	const ownId = read(text, bag._cssid)?.trim() ?? '';
	const base = isContainer
		? ['elementor-element', `elementor-element-${id}`, 'e-con', 'e-atomic-element', `${type}-base`]
		: [`${type}-base`];
	return {
		...Object.fromEntries(
			(read(keyValues, bag.attributes) ?? []).flatMap(({ key, value }) => {
				const attribute = customAttribute(key, value);
				return attribute ? [attribute] : [];
			}),
		),
		...(/^\S+$/.test(ownId) && { id: item ? `${ownId}-${item.databaseId}` : ownId }),
		className: [...base, ...classes, ...atomicClassNames(element)].join(' '),
		'data-id': id,
		'data-interaction-id': atomic?.originalId ?? id,
		...(isContainer && { 'data-element_type': elType }),
		...(hasHandler && { 'data-widget_type': `${type}.default` }),
		'data-e-type': type,
		...(interactions && { 'data-interactions': interactions }),
	};
}
