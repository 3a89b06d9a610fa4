import { setImmediate as nextLoop } from 'node:timers/promises';

/** The number of elements in one slice, which takes some two milliseconds. */
export const SLICE = 500;

/**
 * Divides a list so that GraphQL completes one slice after another, and the process can do other work in between.
 * Otherwise the elements of a heavy page would block the process for as long as a light page takes in total.
 *
 * @returns the same list if it is one slice
 */
export function inSlices<Item>(items: Item[]): (Item | Promise<Item>)[] {
	if (items.length <= SLICE) return items;
	let turn = Promise.resolve();
	return items.map((item, at) => {
		if (at < SLICE) return item;
		if (at % SLICE === 0) turn = turn.then(() => nextLoop());
		return turn.then(() => item);
	});
}
