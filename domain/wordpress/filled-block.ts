/**
 * The class of a block that WordPress fills with other items of the site, or with its languages, while it renders a
 * page. WPGraphQL renders texts at one address for all languages, so only WordPress's own page fills them in its own.
 */
export const FILLED_BLOCK =
	/(?:^|\s)wp-block-(latest-posts|latest-comments|query|archives|categories|tag-cloud|calendar|polylang-[\w-]+)(?=\s|$)/;
