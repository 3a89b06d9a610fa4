import type { Breakpoints } from '../../../domain/breakpoints';
import type { ElementNode } from '../../../domain/element-tree';
import { hasBackgroundPicture } from './background-picture';
import { isInFlow, pulledUpPx, type SureHeight, sureHeight } from './sure-height';

/** Heights of viewports in CSS pixels that a page tells apart. */
const VIEWPORTS_PX = [480, 600, 720, 840, 960, 1080, 1320, 1600, 2160, 4320];

/**
 * Which of a document's top-level containers may fetch their backgrounds late: each with the height of the
 * tallest viewport whose first screen it is sure to lie below, by what stands above it. What has no background
 * picture, or may lie elsewhere, is not among them.
 */
export function lazyContainers(
	nodes: readonly ElementNode[],
	breakpoints: Breakpoints,
): ReadonlyMap<ElementNode, number> {
	const lazy = new Map<ElementNode, number>();
	const above: SureHeight[] = [];
	let pulledPx = 0;
	for (const node of nodes) {
		pulledPx += pulledUpPx(node.settings, breakpoints);
		const lowest = VIEWPORTS_PX.filter(
			(viewport) => heightAt(viewport, above) - pulledPx >= viewport,
		).at(-1);
		if (lowest && mayBeLazy(node)) lazy.set(node, lowest);
		above.push(sureHeight(node, breakpoints));
	}
	return lazy;
}

function mayBeLazy(node: ElementNode): boolean {
	const { elType, settings } = node;
	const isMovedByHand = typeof settings.custom_css === 'string' && settings.custom_css !== '';
	return (
		elType === 'container' && isInFlow(settings) && !isMovedByHand && hasBackgroundPicture(node)
	);
}

function heightAt(viewport: number, above: readonly SureHeight[]): number {
	return above.reduce((sum, one) => sum + Math.max(one.px, one.viewport * viewport), 0);
}
