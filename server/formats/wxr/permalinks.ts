/** The parts from which the address of a post may be made. */
export interface Linked {
	/** Path of its `<link>` below the site's address, `/2026/05/first-light/`. */
	path: string;
	slug: string;
	databaseId: string;
	author: string;
	categories: readonly string[];
}

/**
 * The permalink structure of most posts' addresses: `/%year%/%monthnum%/%postname%/`. `null` where no address shows a
 * structure (plain permalinks, drafts, links that were left out).
 */
export function guessStructure(posts: readonly Linked[]): string | null {
	const counts = new Map<string, number>();
	for (const post of posts) {
		const structure = structureOf(post);
		if (structure !== null) counts.set(structure, (counts.get(structure) ?? 0) + 1);
	}
	const [best] = [...counts].sort(([, one], [, other]) => other - one);
	return best?.[0] ?? null;
}

function structureOf(post: Linked): string | null {
	const parts = post.path.split('/').filter(Boolean);
	const tags: string[] = [];
	let isInCategory = false;
	for (const part of parts) {
		const isLast = tags.length === parts.length - 1;
		const before = tags.at(-1);
		if (part.includes('%')) return null;
		let tag = part;
		if (part === post.slug) tag = '%postname%';
		else if (part === post.databaseId && isLast) tag = '%post_id%';
		// The form of the part decides, not the date of the post: dates are changed after WordPress gave the address,
		// and time zones turn one day into another.
		else if (/^(?:19|20)\d\d$/.test(part)) tag = '%year%';
		else if (/^\d\d$/.test(part) && before === '%year%') tag = '%monthnum%';
		else if (/^\d\d$/.test(part) && before === '%monthnum%') tag = '%day%';
		else if (part === post.author) tag = '%author%';
		else if (post.categories.includes(part)) tag = '%category%';
		// A category below other categories has several parts in the address.
		if (tag === '%category%' && isInCategory) continue;
		isInCategory = tag === '%category%';
		tags.push(tag);
	}
	const isWhole = tags.includes('%postname%') || tags.includes('%post_id%');
	return isWhole ? `/${tags.join('/')}/` : null;
}

/**
 * The first part of the addresses of a type's posts, `portfolio` of `/portfolio/one/`; `null` where links show no first
 * part.
 */
export function guessBase(posts: readonly Pick<Linked, 'path' | 'slug'>[]): string | null {
	for (const { path, slug } of posts) {
		const parts = path.split('/').filter(Boolean);
		if (parts.length === 2 && parts[1] === slug && parts[0]) return parts[0];
	}
	return null;
}
