import type { FlatElement } from '../builder/element-tree';
import { isPlainObject } from '../values/plain-object';

/** The widths that the builder offers for a field, in percent of its row. */
const WIDTHS = [100, 80, 75, 70, 66, 60, 50, 40, 33, 30, 25, 20];

/** The elements by id, and the number of direct children of each. */
export interface Boxes {
	byId: ReadonlyMap<string, FlatElement>;
	counts: ReadonlyMap<string | null, number>;
}

/** Indexes a flat list by parent. */
export function boxesOf(flat: readonly FlatElement[]): Boxes {
	const counts = new Map<string | null, number>();
	for (const { parentId } of flat) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
	return { byId: new Map(flat.map((element) => [element.id, element])), counts };
}

/** The ids of an element's ancestors, the nearest first. */
export function lineOf({ parentId }: FlatElement, { byId }: Boxes): string[] {
	const line = new Set<string>();
	for (let id = parentId; id !== null && !line.has(id); id = byId.get(id)?.parentId ?? null)
		line.add(id);
	return [...line];
}

/**
 * Adds each box to the removed elements if all its children are removed. In the list, children follow their parents.
 * @param going the removed elements; this function changes the set
 */
export function emptied(
	flat: readonly FlatElement[],
	going: Set<FlatElement>,
	{ counts }: Boxes,
): ReadonlySet<FlatElement> {
	const left = new Map(counts);
	for (const element of flat.toReversed()) {
		if (counts.has(element.id) && left.get(element.id) === 0) going.add(element);
		if (going.has(element)) left.set(element.parentId, (left.get(element.parentId) ?? 0) - 1);
	}
	return going;
}

/**
 * The field width, in percent, nearest to the width of an element inside the box of the form.
 * @param root the id of the box that contains the form; null for the document
 */
export function shareOf(element: FlatElement, root: string | null, boxes: Boxes): string {
	const line = [element.id, ...lineOf(element, boxes)];
	const inside = line.slice(0, root === null ? undefined : line.indexOf(root));
	const percent = inside.reduce((part, id) => part * partOfRow(boxes.byId.get(id), boxes), 100);
	const nearest = (best: number, width: number) =>
		Math.abs(width - percent) < Math.abs(best - percent) ? width : best;
	return String(WIDTHS.reduce(nearest));
}

/** The share that an element takes of its row, from 0 to 1. */
function partOfRow(element: FlatElement | undefined, { byId, counts }: Boxes): number {
	if (!element) return 1;
	const { elType, settings, parentId } = element;
	const part = (size: unknown) => Math.min(Number(size) || 100, 100) / 100;
	if (elType === 'column') return part(settings._inline_size || settings._column_size);
	const width = elType === 'widget' ? settings._element_custom_width : settings.width;
	if (isPlainObject(width) && width.unit === '%') return part(width.size);
	const box = parentId === null ? undefined : byId.get(parentId);
	if (box?.elType !== 'container' || box.settings.flex_direction !== 'row') return 1;
	return 1 / (counts.get(parentId) ?? 1);
}
