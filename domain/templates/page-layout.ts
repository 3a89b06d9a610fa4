/** What of the site stands around a page's own content: its `Page Layout` in the builder. */
export type PageLayout = 'default' | 'full-width' | 'canvas';

/** The names that the builder registers its page templates under; WPGraphQL tells names, never the file. */
const LAYOUTS: ReadonlyMap<string, PageLayout> = new Map([
	['Elementor Canvas', 'canvas'],
	['Elementor Full Width', 'full-width'],
]);

/**
 * The layout that an editor chose for a piece of content.
 *
 * @param templateName as `template { templateName }` of WPGraphQL answers it; a template of a theme, and none, is `default`
 */
export function pageLayoutOf(templateName: string | null | undefined): PageLayout {
	return LAYOUTS.get(templateName ?? '') ?? 'default';
}
