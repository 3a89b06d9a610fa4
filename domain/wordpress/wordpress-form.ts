/** The attribute with which the host marks a plugin's form that it passes on to WordPress. */
export const WORDPRESS_FORM = 'data-wordpress-form';
/** The query of a link from a page of this site to WordPress's own version of the page. */
export const ORIGINAL_PAGE = 'original-page';
/** The attributes of the link that replaces a form and leads to WordPress's own version of the page. */
export const ORIGINAL_PAGE_LINK = {
	class: 'e-original-page',
	href: `?${ORIGINAL_PAGE}`,
	rel: 'nofollow',
} as const;
