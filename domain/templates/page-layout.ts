/** The parts of the site around a page's own content: its `Page Layout` in the builder. */
export type PageLayout = 'default' | 'full-width' | 'canvas';

/** The files that the builder registers its page templates under. */
const LAYOUTS: ReadonlyMap<string, PageLayout> = new Map([
	['elementor_canvas', 'canvas'],
	['elementor_header_footer', 'full-width'],
]);

/** The English names of these files, for a WordPress that answers only with a template's name. */
const NAMES: ReadonlyMap<string, string> = new Map([
	['Elementor Canvas', 'elementor_canvas'],
	['Elementor Full Width', 'elementor_header_footer'],
]);

/**
 * The layout that an editor chose for a piece of content.
 *
 * @param file the page template's file, `elementor_canvas`; absent if WordPress's answer does not contain it
 * @param templateName as `template { templateName }` of WPGraphQL answers it, in the site's own language: it counts
 * where no file is known. A template of a theme, and none, is `default`
 */
export function pageLayoutOf(
	file: string | null | undefined,
	templateName?: string | null,
): PageLayout {
	return LAYOUTS.get(file || NAMES.get(templateName ?? '') || '') ?? 'default';
}
