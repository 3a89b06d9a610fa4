/** The parts of the site that surround a page's own content: the builder's setting `Page Layout`. */
export type PageLayout = 'default' | 'full-width' | 'canvas';

/** The file names of the builder's page templates. */
const LAYOUTS: ReadonlyMap<string, PageLayout> = new Map([
	['elementor_canvas', 'canvas'],
	['elementor_header_footer', 'full-width'],
]);

/** The English names of these templates, for a WordPress whose answer contains only a template's name. */
const NAMES: ReadonlyMap<string, string> = new Map([
	['Elementor Canvas', 'elementor_canvas'],
	['Elementor Full Width', 'elementor_header_footer'],
]);

/**
 * The layout that an editor chose for a piece of content.
 *
 * @param file the page template's file, `elementor_canvas`; absent if WordPress's answer does not contain it
 * @param templateName the answer to `template { templateName }` of WPGraphQL, in the site's own language; it counts
 * only if the file is unknown. The layout is `default` for a template of a theme, and if there is no template
 */
export function pageLayoutOf(
	file: string | null | undefined,
	templateName?: string | null,
): PageLayout {
	return LAYOUTS.get(file || NAMES.get(templateName ?? '') || '') ?? 'default';
}
