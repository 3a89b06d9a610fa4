import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { hasBackgroundPicture } from './background-picture';
import { createSureHeight, isInFlow, isStack, pulledUpPx, type SureHeight } from './sure-height';

/** The heights of viewports that a page distinguishes, in CSS pixels. */
const VIEWPORTS_PX = [480, 600, 720, 840, 960, 1080, 1320, 1600, 2160, 4320];

/**
 * Returns the containers of a document that may fetch their backgrounds late. Each has the height of the tallest
 * viewport on which the container is certainly below the first screen, because of the elements above it. A container
 * without a background picture, or with an uncertain place, is not included, but its inner containers may be.
 */
export function lazyContainers(
	nodes: readonly ElementNode[],
	breakpoints: Breakpoints,
): ReadonlyMap<ElementNode, number> {
	const lazy = new Map<ElementNode, number>();
	const heightOf = createSureHeight(breakpoints);

	/** @param above the height above the first sibling, for each viewport */
	function visit(siblings: readonly ElementNode[], above: readonly number[], areStacked: boolean) {
		let top = [...above];
		for (const node of siblings) {
			const pulledPx = pulledUpPx(node.settings, breakpoints);
			top = top.map((px) => px - pulledPx);
			const lowest = VIEWPORTS_PX.filter((viewport, at) => (top[at] ?? 0) >= viewport).at(-1);
			if (lowest && mayBeLazy(node)) lazy.set(node, lowest);
			else if (node.elType === 'container' && staysInPlace(node)) {
				visit(node.children, top, isStack(node, breakpoints));
			}
			if (!areStacked) {
				top = [...above];
				continue;
			}
			const own = heightOf(node);
			top = top.map((px, at) => px + heightAt(VIEWPORTS_PX[at] ?? 0, own));
		}
	}
	visit(
		nodes,
		VIEWPORTS_PX.map(() => 0),
		true,
	);
	return lazy;
}

/** Returns true if an element is where its settings put it: in the flow, and not moved by custom CSS. */
function staysInPlace({ settings }: ElementNode): boolean {
	const { custom_css } = settings;
	return isInFlow(settings) && !(typeof custom_css === 'string' && custom_css !== '');
}

function mayBeLazy(node: ElementNode): boolean {
	return node.elType === 'container' && staysInPlace(node) && hasBackgroundPicture(node);
}

function heightAt(viewportPx: number, { px, viewport }: SureHeight): number {
	return Math.max(px, viewport * viewportPx);
}
