import { templateTypeName, upperFirst } from './names';
import type { ContentTypeAddition, SiteAdditions, TaxonomyAddition } from './site-additions';

/**
 * The types that a site adds, so that a resolver map can be made for them: a term type is resolved as Category (or Tag,
 * where it is not hierarchical), a content type as Page (or Post), a template type as DefaultTemplate.
 * `Node.__resolveType` and similar resolvers go the other way: from taxonomy, content type or template file to the name
 * of the type.
 */
export interface AddedTypes {
	/** `BoatType` → its taxonomy. */
	termTypes: Record<string, TaxonomyAddition>;
	/** `Boat` → its content type. */
	contentTypes: Record<string, ContentTypeAddition>;
	/** `Template_ElementorCanvas` → its template. */
	templateTypes: Record<string, { name: string; file: string }>;
}

const CORE_TAXONOMIES = ['category', 'post_tag', 'post_format'];
const CORE_CONTENT_TYPES = ['post', 'page', 'attachment'];
/** Types of a shop, which the contract has for every site, also for one that sells nothing. */
const SHOP_TAXONOMIES = ['product_cat', 'product_tag'];
const SHOP_CONTENT_TYPES = ['product'];

/**
 * Returns the types that `extendSchema` adds for a site, each with the thing it represents.
 * WordPress's own are left out.
 */
export function addedTypes(site: SiteAdditions): AddedTypes {
	return {
		termTypes: Object.fromEntries(
			site.taxonomies
				.filter(({ name }) => ![...CORE_TAXONOMIES, ...SHOP_TAXONOMIES].includes(name))
				.map((taxonomy) => [upperFirst(taxonomy.graphqlSingleName), taxonomy]),
		),
		contentTypes: Object.fromEntries(
			site.contentTypes
				.filter(({ name }) => ![...CORE_CONTENT_TYPES, ...SHOP_CONTENT_TYPES].includes(name))
				.map((contentType) => [upperFirst(contentType.graphqlSingleName), contentType]),
		),
		templateTypes: Object.fromEntries(
			site.templates
				.filter(({ file }) => file !== '' && file !== 'default')
				.map((template) => [templateTypeName(template.name), template]),
		),
	};
}
