import contract from './possible-types.generated';

/** The types that a WordPress has by itself; beside them a site may add content types and taxonomies of its own. */
const EXTENSIBLE = new Set(['Post', 'Page', 'MediaItem', 'Category', 'Tag']);

/**
 * Types that a site adds by itself are in no list: for them the cache looks whether the answer has the
 * fields that were asked through the interface.
 */
const SITES_OWN = '.*';

/** What lists are made of; no document asks through these, and each page's cache would take them in. */
const PART_OF_LIST = /(?:Connection|Edge|PageInfo)$/;

/**
 * Interface → the types known to have it: what the contract says (`npm run codegen`), and room for a site's own types
 * wherever one of WordPress's that they may stand beside has the interface.
 */
export const possibleTypes: Record<string, string[]> = Object.fromEntries(
	Object.entries(contract.possibleTypes)
		.filter(([name]) => !PART_OF_LIST.test(name))
		.map(([name, types]) => [
			name,
			types.some((type) => EXTENSIBLE.has(type)) ? [...types, SITES_OWN] : types,
		]),
);
