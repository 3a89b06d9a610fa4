/**
 * Ids in an order of chance that one seed always gives again. Where ids come or go, the others keep their order, so
 * that a filter and a further page of a list fit what has been shown of it.
 */
export function shuffled(ids: readonly number[], seed: string): number[] {
	return ids
		.map((id) => ({ id, place: hash(`${seed} ${id}`) }))
		.sort((one, other) => one.place - other.place || one.id - other.id)
		.map(({ id }) => id);
}

/** An order of chance holds for so long, milliseconds: pages are kept. */
const CHANCE_STEP_MS = 3_600_000;

/** The seed of an order of chance that a place of a page keeps for an hour, and that others do not share. */
export function hourlySeed(place: string, now: number): string {
	return `${place} ${Math.floor(now / CHANCE_STEP_MS)}`;
}

/** FNV-1a with the last step of MurmurHash3, without which texts that end alike would stand beside each other. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return (value ^ (value >>> 16)) >>> 0;
}
