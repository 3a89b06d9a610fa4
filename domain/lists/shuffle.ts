/**
 * Shuffles ids in a pseudo-random order that a seed reproduces. When ids are added or removed, the remaining ids keep
 * their relative order, so that filters and further pages stay consistent with the items already shown.
 */
export function shuffled(ids: readonly number[], seed: string): number[] {
	return ids
		.map((id) => ({ id, place: hash(`${seed} ${id}`) }))
		.sort((one, other) => one.place - other.place || one.id - other.id)
		.map(({ id }) => id);
}

/** The time for which a random order stays the same, in milliseconds; pages with the order are cached. */
const CHANCE_STEP_MS = 3_600_000;

/** The seed of a random order. It changes every hour, and each list of a page has its own seed. */
export function hourlySeed(place: string, now: number): string {
	return `${place} ${Math.floor(now / CHANCE_STEP_MS)}`;
}

/**
 * FNV-1a with the finalizer of MurmurHash3. Without the finalizer, texts with the same ending would be sorted together.
 */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return (value ^ (value >>> 16)) >>> 0;
}
