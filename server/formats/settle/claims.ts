/** The ids and names that are taken already while several sources become one site. */
export interface Claims {
	/** The ids of posts, media, menu items and the kit, which must all differ. */
	postIds: Set<number>;
	/** The ids of terms and menus, which must all differ. */
	termIds: Set<number>;
	commentIds: Set<number>;
	userIds: Set<number>;
	logins: Set<string>;
	userSlugs: Set<string>;
	/** `category/trips` */
	terms: Set<string>;
	menuSlugs: Set<string>;
	/** `page/0/about`: type, parent and slug. */
	slugs: Set<string>;
	/** Paths without slashes at their ends, `about/team`. */
	addresses: Set<string>;
}

export function createClaims(): Claims {
	return {
		postIds: new Set(),
		termIds: new Set(),
		commentIds: new Set(),
		userIds: new Set(),
		logins: new Set(),
		userSlugs: new Set(),
		terms: new Set(),
		menuSlugs: new Set(),
		slugs: new Set(),
		addresses: new Set(),
	};
}

/** New ids start in an unused range: above written ids, below the ids of the loader. */
const FIRST_NEW_ID = 50_000_001;

/** Claims the wanted id, or a free id if the wanted id is taken. @returns the claimed id */
export function claimId(taken: Set<number>, wanted: number): number {
	let id = wanted;
	if (taken.has(id)) for (id = FIRST_NEW_ID + taken.size; taken.has(id); ) id += 1;
	taken.add(id);
	return id;
}

/** Claims the wanted name, or the first free name of `name-2`, `name-3` … if it is taken. @returns the claimed name */
export function claimName(isTaken: (name: string) => boolean, wanted: string): string {
	let name = wanted;
	for (let copy = 2; isTaken(name); copy++) name = `${wanted}-${copy}`;
	return name;
}
