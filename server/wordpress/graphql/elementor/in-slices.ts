import { setImmediate as nextLoop } from 'node:timers/promises';

/** Elements that are answered in one go: some two milliseconds. */
export const SLICE = 500;

/**
 * A list for GraphQL to complete one slice after another, with everything else of the process in between: the elements of
 * a heavy page would keep it to themselves for as long as a light page takes in all.
 *
 * @returns the same list where it is one slice
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
