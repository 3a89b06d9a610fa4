/** The attribute by which the host marks a form of a plugin that it hands to WordPress. */
export const WORDPRESS_FORM = 'data-wordpress-form';
/** The query of a link that leads from our page to WordPress's own version of it. */
export const ORIGINAL_PAGE = 'original-page';
/** The attributes of that link in the place of a form. */
export const ORIGINAL_PAGE_LINK = {
	class: 'e-original-page',
	href: `?${ORIGINAL_PAGE}`,
	rel: 'nofollow',
} as const;
