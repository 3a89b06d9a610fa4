import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { mediaValue } from '../settings/media';

/** The deepest level inside an element's settings at which a picture counts: the level in a row of a repeater. */
const MAX_DEPTH = 4;

/** The ids of a tree's pictures, kept because each item of a list reads the ids of its template. */
const found = new WeakMap<readonly ElementNode[], number[]>();

/** Ids of the pictures that the elements of a document name, without backgrounds: ascending, each once. */
export function mediaIdsOf(nodes: readonly ElementNode[]): readonly number[] {
	const known = found.get(nodes) ?? findMediaIds(nodes);
	found.set(nodes, known);
	return known;
}

function findMediaIds(nodes: readonly ElementNode[]): number[] {
	const ids = new Set<number>();
	const visit = (node: ElementNode) => {
		collect(node.settings, ids, 0);
		node.children.forEach(visit);
	};
	nodes.forEach(visit);
	return [...ids].sort((a, b) => a - b);
}

function collect(value: unknown, ids: Set<number>, depth: number): void {
	if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
	if (Array.isArray(value)) {
		for (const one of value) collect(one, ids, depth + 1);
		return;
	}
	const bag = plainObjectOf(value);
	if (typeof bag.url === 'string') {
		const { id } = mediaValue(value);
		if (id !== null) ids.add(id);
	}
	for (const [control, one] of Object.entries(bag)) {
		if (!control.includes('background')) collect(one, ids, depth + 1);
	}
}
