import { isPlainObject } from '../values/plain-object';
import { RestRefused } from './rest-refusal';

/** Requests a path of core REST, without its leading `/wp-json/`. */
type RestFetch = (path: string) => Promise<{ status: number; body: unknown }>;

/** A content type that core REST lists. */
export interface RestContentType {
	/** WordPress's name of it: `post`. */
	name: string;
	/** `Posts`. */
	label: string;
	/** The name in REST's paths: `posts`. */
	restBase: string;
}

/** A taxonomy that core REST lists. */
export interface RestTaxonomy extends RestContentType {
	/** True if its terms may have parents. */
	isHierarchical: boolean;
	/** The content types that use it; posts come first. */
	contentTypes: readonly RestContentType[];
}

/**
 * The content types and taxonomies of a site with the names that core REST gives them, by WordPress's names of them.
 */
export interface RestNames {
	types: ReadonlyMap<string, RestContentType>;
	taxonomies: ReadonlyMap<string, RestTaxonomy>;
}

/**
 * The paths at which core REST lists content types and taxonomies for every visitor; WPGraphQL hides `restBase` from
 * anonymous visitors.
 */
export const REST_NAMES_PATHS: readonly string[] = ['wp/v2/types', 'wp/v2/taxonomies'];

/** The path of a request to core REST in a language; REST uses the same names in all languages. */
export function restInLanguage(path: string, slug: string): string {
	if (REST_NAMES_PATHS.includes(path)) return path;
	return `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(slug)}`;
}

/**
 * The beginning of the paths of core REST's lists. A list of a plugin has another path, so it is no list of core REST.
 */
const NAMESPACE = 'wp/v2';

/**
 * Requests the names of content types and taxonomies from core REST.
 * @throws RestRefused if core REST does not answer with these names
 */
export async function askRestNames(rest: RestFetch): Promise<RestNames> {
	const [typeEntries, taxonomyEntries] = await Promise.all(
		REST_NAMES_PATHS.map((path) => entriesOf(rest, path)),
	);
	const types = new Map<string, RestContentType>();
	for (const entry of typeEntries ?? []) {
		const type = namesIn(entry);
		if (type) types.set(type.name, type);
	}
	const taxonomies = new Map<string, RestTaxonomy>();
	for (const entry of taxonomyEntries ?? []) {
		const taxonomy = namesIn(entry);
		if (!taxonomy) continue;
		const contentTypes = (Array.isArray(entry.types) ? entry.types : [])
			.flatMap((name) => types.get(name) ?? [])
			.sort((a, b) => Number(b.name === 'post') - Number(a.name === 'post'));
		const isHierarchical = entry.hierarchical === true;
		taxonomies.set(taxonomy.name, { ...taxonomy, isHierarchical, contentTypes });
	}
	return { types, taxonomies };
}

type Entry = Record<string, unknown>;

/** Core REST answers both paths with an object, whose keys are the names. */
async function entriesOf(rest: RestFetch, path: string): Promise<Entry[]> {
	const { status, body } = await rest(path);
	if (status >= 400 || !isPlainObject(body)) {
		throw new RestRefused(path, `${status}, which names nothing.`);
	}
	return Object.values(body).filter(isPlainObject);
}

function namesIn({ slug, name, rest_base, rest_namespace }: Entry): RestContentType | null {
	const isCore = rest_namespace === undefined || rest_namespace === NAMESPACE;
	if (typeof slug !== 'string' || !isCore) return null;
	return {
		name: slug,
		label: typeof name === 'string' ? name : '',
		restBase: typeof rest_base === 'string' && rest_base !== '' ? rest_base : slug,
	};
}
