/**
 * The widgets of the builder (free and paid) and of WordPress, from the registry of a running site, and the widgets of
 * other plugins that this project renders itself. Their settings are known, so nothing is guessed for them.
 */
const BUILDER_WIDGETS: ReadonlySet<string> = new Set(
	`accordion alert animated-headline archive-posts audio author-box blockquote breadcrumbs button
call-to-action code-highlight countdown counter divider elementskit-heading elementskit-icon-box
facebook-button facebook-comments facebook-embed facebook-page flip-box form gallery global
google_maps heading hotspot html icon icon-box icon-list image image-box image-carousel image-gallery
inner-section login lottie media-carousel mega-menu menu-anchor nav-menu off-canvas paypal-button
polylang-language-switcher portfolio posts price-list price-table progress progress-tracker rating
read-more rental-availability reviews search search-form share-buttons shortcode sidebar sitemap slides social-icons
spacer star-rating stripe-button table-of-contents tabs taxonomy-filter template testimonial
testimonial-carousel text-editor text-path toggle video video-playlist wordpress`.split(/\s/),
);

/** Prefixes that the widget types of version 4, of the builder's shop and of WordPress's widget screen share. */
const FAMILIES =
	/^(?:e-|wp-widget-|woocommerce-|wc-|theme-|nested-|loop-|post-|link-in-bio|contact-buttons|floating-bars|single-|ui-)/;

/** True for a widget of the builder itself, even if this project does not render it. */
export function isBuilderWidget(widgetType: string): boolean {
	return BUILDER_WIDGETS.has(widgetType) || FAMILIES.test(widgetType);
}
