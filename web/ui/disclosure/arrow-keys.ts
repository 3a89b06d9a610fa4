import { isRightToLeft } from '../../browser/computed-style';
import { hasModifier } from './press';

/** The arrow keys that move along a list: `inline` means left and right, `block` up and down. */
export type ArrowAxis = 'inline' | 'block' | 'both';

/**
 * Returns the index to which a key leads in a list: arrows to the neighbours and from one end to the other, Home and
 * End to the ends. Left and right change sides in a text that runs from right to left. Undefined for every other key,
 * and in an empty list.
 */
export function indexAfterKey(
	key: string,
	index: number,
	count: number,
	axis: ArrowAxis,
	isReversed: boolean,
): number | undefined {
	const forward = isReversed ? 'ArrowLeft' : 'ArrowRight';
	const backward = isReversed ? 'ArrowRight' : 'ArrowLeft';
	const isForward =
		(axis !== 'block' && key === forward) || (axis !== 'inline' && key === 'ArrowDown');
	const isBackward =
		(axis !== 'block' && key === backward) || (axis !== 'inline' && key === 'ArrowUp');
	if (count === 0) return undefined;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	if (isForward) return (index + 1) % count;
	return isBackward ? (index - 1 + count) % count : undefined;
}

/**
 * Moves the focus along a list by an arrow key, Home or End, if an element of the list has the focus.
 * @returns the element that has the focus now; undefined if the key was none of these
 */
export function moveFocusByKey(
	event: KeyboardEvent,
	list: readonly HTMLElement[],
	axis: ArrowAxis,
): HTMLElement | undefined {
	if (event.defaultPrevented || hasModifier(event)) return undefined;
	const index = list.indexOf(event.target as HTMLElement);
	const first = list[0];
	if (index < 0 || !first) return undefined;
	const next = indexAfterKey(event.key, index, list.length, axis, isRightToLeft(first));
	const element = next === undefined ? undefined : list[next];
	if (!element) return undefined;
	event.preventDefault();
	element.focus();
	return element;
}
