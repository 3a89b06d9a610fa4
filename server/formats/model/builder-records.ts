/** Content type of templates and popups. */
export const TEMPLATE_TYPE = 'elementor_library';

/** One element of a builder document, flat: the tree is told by `parentId`, the order by the list. */
export interface ElementorElementRecord {
	id: string;
	/** `null` at the root of its document. */
	parentId: string | null;
	elType: string;
	/** `null` for containers, sections and columns. */
	widgetType: string | null;
	isInner: boolean;
	/** The builder's own control names; an empty PHP array (`[]`) arrives here as `{}`. */
	settings: Record<string, unknown>;
	/** Markup that WordPress rendered itself (shortcode, unknown widgets); `null` where it sent none. */
	renderedHtml: string | null;
}

/** What the builder keeps beside a post: its document. */
export interface ElementorDocumentRecord {
	/** `page`, `post`, `wp-page`, `header`, `footer`, `single`, `archive`, `search-results`, `error-404`, `loop-item`, `section`, `container`, `popup`, `kit`… */
	type: string;
	version: string;
	elements: ElementorElementRecord[];
	pageSettings: Record<string, unknown>;
	/** Popups only: `{ triggers, timing }` as exported; empty objects elsewhere. */
	displaySettings: { triggers: Record<string, unknown>; timing: Record<string, unknown> };
	/** Condition strings such as `include/singular/page/2265`; empty: never shown by itself. */
	conditions: string[];
}
