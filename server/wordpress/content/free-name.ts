/** The first of `light`, `light-2`, `light-3` … that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
	let free = name;
	for (let copy = 2; isTaken(free); copy++) free = `${name}-${copy}`;
	return free;
}
