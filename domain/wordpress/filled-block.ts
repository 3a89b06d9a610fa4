/**
 * Matches the class of a block that WordPress fills with other items of the site, or with its languages, while it
 * renders a page. WPGraphQL has one address for all languages, so only WordPress's own page fills such a block in the
 * page's language.
 */
export const FILLED_BLOCK =
	/(?:^|\s)wp-block-(latest-posts|latest-comments|query|archives|categories|tag-cloud|calendar|polylang-[\w-]+)(?=\s|$)/;
