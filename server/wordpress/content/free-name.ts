/**
 * The first of `light`, `light-2`, `light-3` … that is not taken.
 * @param first the number at the end of the second name; WordPress uses 1 for files
 */
export function freeName(name: string, isTaken: (name: string) => boolean, first = 2): string {
	let free = name;
	for (let copy = first; isTaken(free); copy++) free = `${name}-${copy}`;
	return free;
}
