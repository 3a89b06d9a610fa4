import type { MotionGroup } from '@outrigger/rules/motion/group';
import { layerDimensions } from '@outrigger/rules/motion/style';
import { isPassedPage } from '../../browser/passed-page';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The node that a group moves, and the box whose place in the window the handler measures. */
interface MotionNode {
	node: HTMLElement;
	box: HTMLElement;
}

/**
 * Returns the node of an element: a widget's content (or the widget itself in optimised markup), a column's wrap, or
 * the container or section itself. On passed pages the box is the element around the node, as the builder's script has
 * it; on rendered pages the sheet's timelines measure the node itself.
 */
export function elementNode(element: HTMLElement): MotionNode {
	const node =
		childOf(element, 'elementor-widget-container') ??
		(element.dataset.element_type === 'column'
			? childOf(element, 'elementor-widget-wrap')
			: undefined) ??
		element;
	return { node, box: (isPassedPage() && node.parentElement) || node };
}

/**
 * Returns the layer of a moving background. The markup of a real WordPress has no such layer: there the function makes
 * it, and `release` removes it again.
 */
export function backgroundNode(
	element: HTMLElement,
	group: MotionGroup,
): MotionNode & { release: Unsubscribe } {
	const box = childOf(element, 'elementor-element-populated') ?? element;
	const existing = childOf(box, 'elementor-motion-effects-container')?.firstElementChild;
	if (existing instanceof HTMLElement) return { node: existing, box, release: () => {} };
	const container = document.createElement('div');
	container.className = 'elementor-motion-effects-container';
	const node = document.createElement('div');
	node.className =
		'elementor-motion-effects-layer elementor-motion-effects-element-type-background';
	const { width, height } = layerDimensions(group);
	node.style.width = `${width}%`;
	node.style.height = `${height}%`;
	container.append(node);
	box.prepend(container);
	return { node, box, release: () => container.remove() };
}

function childOf(element: HTMLElement, name: string): HTMLElement | undefined {
	for (const child of element.children) {
		if (child instanceof HTMLElement && child.classList.contains(name)) return child;
	}
	return undefined;
}
