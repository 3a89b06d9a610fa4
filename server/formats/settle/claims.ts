/** The ids and names that are taken already while several sources become one site. */
export interface Claims {
	/** Posts, media, menu items and the kit share their ids. */
	postIds: Set<number>;
	/** Terms and menus share theirs. */
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

/** The id itself, or a free one where it is taken; claims it. */
export function claimId(taken: Set<number>, wanted: number): number {
	let id = wanted;
	if (taken.has(id)) for (id = FIRST_NEW_ID + taken.size; taken.has(id); ) id += 1;
	taken.add(id);
	return id;
}

/** The name itself, or the first free one of `name-2`, `name-3` …; claims it. */
export function claimName(isTaken: (name: string) => boolean, wanted: string): string {
	let name = wanted;
	for (let copy = 2; isTaken(name); copy++) name = `${wanted}-${copy}`;
	return name;
}
