import {
	FOLDER_NAMES,
	isTakenInSchema,
	isTakenTaxonomy,
	isTakenType,
} from './content-folder/name-clashes';
import { readSlug } from './content-folder/slugs';
import { COMPONENT_TYPE, TEMPLATE_TYPE } from './model/builder-records';

/** A type or taxonomy that a form of content uses without declaring it. */
export interface FoundType {
	name: string;
	/** True if visitors see its content under addresses of its own. */
	isPublic: boolean;
	/** First part of its addresses; null for the name itself. */
	rewriteSlug: string | null;
	hierarchical: boolean;
	hasArchive: boolean;
}

export interface FoundTaxonomy {
	name: string;
	hierarchical: boolean;
	contentTypes: string[];
}

const OWN_TYPES = ['post', 'page', 'attachment', TEMPLATE_TYPE, COMPONENT_TYPE];
const OWN_TAXONOMIES = ['category', 'post_tag'];

/**
 * Returns true if content can have a type of that name. WordPress and the folders of the content use some names
 * themselves.
 */
export function canBeType(name: string): boolean {
	return readSlug(name) === name && !isTakenType(name) && !FOLDER_NAMES.includes(name);
}

/** Declares types and taxonomies as `site.json` does, under names that the schema does not have yet. */
export function declareTypes(
	types: readonly FoundType[],
	taxonomies: readonly FoundTaxonomy[],
): { contentTypes: Record<string, unknown>[]; taxonomies: Record<string, unknown>[] } {
	const taken = new Set<string>();
	const ownTypes = types.filter(({ name }) => !OWN_TYPES.includes(name) && canBeType(name));
	const known = [...OWN_TYPES.slice(0, 2), ...ownTypes.map(({ name }) => name)];
	const categorised = (name: string) =>
		taxonomies.filter(
			(one) => OWN_TAXONOMIES.includes(one.name) && one.contentTypes.includes(name),
		);
	return {
		contentTypes: ownTypes.map(({ name, isPublic, rewriteSlug, hierarchical, hasArchive }) => ({
			name,
			...schemaNames(name, 'Item', taken),
			...(isPublic ? {} : { public: false }),
			...(rewriteSlug === null || rewriteSlug === name ? {} : { rewriteSlug }),
			...(hierarchical ? { hierarchical } : {}),
			...(hasArchive ? { hasArchive } : {}),
			taxonomies: categorised(name).map((taxonomy) => taxonomy.name),
		})),
		taxonomies: taxonomies
			.filter(({ name }) => !OWN_TAXONOMIES.includes(name))
			.filter(({ name }) => readSlug(name) === name && !isTakenTaxonomy(name))
			.map(({ name, hierarchical, contentTypes }) => ({
				name,
				...schemaNames(name, 'Term', taken),
				hierarchical,
				contentTypes: contentTypes.filter((type) => known.includes(type)),
			})),
	};
}

/** Makes names for the schema from letters and digits. Adds the suffix if the plain names are taken. */
function schemaNames(name: string, suffix: string, taken: Set<string>) {
	const words = name.split(/[^a-z0-9]+/i).filter(Boolean);
	const joined = words
		.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
		.join('');
	const base = /^[a-z]/.test(joined) ? joined : `type${joined}`;
	const isFree = (one: string) =>
		[one, `${one}s`].every((each) => !taken.has(each) && !isTakenInSchema(each));
	let graphqlSingleName = base;
	for (let copy = 1; !isFree(graphqlSingleName); copy++)
		graphqlSingleName = base + suffix + (copy === 1 ? '' : copy);
	const graphqlPluralName = `${graphqlSingleName}s`;
	taken.add(graphqlSingleName).add(graphqlPluralName);
	return { graphqlSingleName, graphqlPluralName };
}
