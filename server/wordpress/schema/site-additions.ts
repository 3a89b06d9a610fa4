/** A taxonomy of the site's own. */
export interface TaxonomyAddition {
	/** Name in the database, `boat_type`. */
	name: string;
	/** Name of one term in the schema, `boatType`. */
	graphqlSingleName: string;
	/** Name of its list in the schema, `boatTypes`. */
	graphqlPluralName: string;
	hierarchical: boolean;
	/** Content types that carry it, by their names in the database. */
	contentTypes: readonly string[];
}

/** A content type of the site's own. */
export interface ContentTypeAddition {
	/** Name in the database, `boat`. */
	name: string;
	graphqlSingleName: string;
	graphqlPluralName: string;
	hierarchical: boolean;
}

/**
 * The types that a site adds to WPGraphQL's schema. The list may name types that WordPress has
 * anyway; they are not added twice.
 */
export interface SiteAdditions {
	taxonomies: readonly TaxonomyAddition[];
	contentTypes: readonly ContentTypeAddition[];
	/** Registered places of menus, `primary`. */
	menuLocations: readonly string[];
	/** Names of picture sizes, `boat-card`. */
	imageSizes: readonly string[];
	/** Slugs of the languages of a site with several languages; absent for other sites. */
	languages?: readonly string[];
	/** Page templates: the shown name and the file. */
	templates: readonly { name: string; file: string }[];
}
