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
	/** What stands above, for each viewport. */
	const above = VIEWPORTS_PX.map(() => 0);
	let pulledPx = 0;
	for (const node of nodes) {
		pulledPx += pulledUpPx(node.settings, breakpoints);
		const lowest = VIEWPORTS_PX.filter(
			(viewport, at) => (above[at] ?? 0) - pulledPx >= viewport,
		).at(-1);
		if (lowest && mayBeLazy(node)) lazy.set(node, lowest);
		const own = sureHeight(node, breakpoints);
		for (const [at, viewport] of VIEWPORTS_PX.entries())
			above[at] = (above[at] ?? 0) + heightAt(viewport, own);
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

function heightAt(viewportPx: number, { px, viewport }: SureHeight): number {
	return Math.max(px, viewport * viewportPx);
}
