import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { motionGroup } from '@outrigger/rules/motion/group';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { createMover } from './mover';
import { backgroundNode, elementNode } from './nodes';
import { addMover } from './stage';

/** Moves an element, and the layer of its background, when the visitor scrolls or moves the pointer. */
export function attach(element: HTMLElement, settings: unknown): Unsubscribe {
	const bag = (settings ?? {}) as ElementSettings;
	const elType = element.dataset.element_type;
	const hasMouse = elType !== 'section';
	const own = motionGroup(bag, 'motion_fx', hasMouse);
	const background =
		elType === 'widget' ? undefined : motionGroup(bag, 'background_motion_fx', hasMouse);
	const undo: Unsubscribe[] = [];
	if (own) {
		const { node, box } = elementNode(element);
		undo.push(addMover(createMover(own, element, node, box)));
	}
	if (background) {
		const { node, box, release } = backgroundNode(element, background);
		undo.push(addMover(createMover(background, element, node, box)), release);
	}
	return () => {
		for (const end of undo.splice(0)) end();
	};
}
