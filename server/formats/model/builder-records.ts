/** Content type of templates and popups. */
export const TEMPLATE_TYPE = 'elementor_library';

/** Content type of components of version 4. */
export const COMPONENT_TYPE = 'elementor_component';

/**
 * One element of a builder document, flat: `parentId` gives the tree, the list gives the order.
 */
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
	/** Version 4: the element's own classes by id; absent if the element has none. */
	styles?: Record<string, unknown>;
	/** Version 4: `{items, version}`; absent if the element does not move. */
	interactions?: Record<string, unknown>;
	/** Markup that WordPress rendered itself (shortcode, unknown widgets); `null` if WordPress sent no markup. */
	renderedHtml: string | null;
}

/** The data that all elements of version 4 of a site share; absent in a kit without such data. */
export interface DesignRecord {
	/** Classes, the strongest first. */
	classes: GlobalClassRecord[];
	variables: VariableRecord[];
}

/** A class that elements name by its id. */
export interface GlobalClassRecord {
	id: string;
	label: string;
	/** `{variants}` as stored. */
	style: Record<string, unknown>;
}

/** A design token. */
export interface VariableRecord {
	id: string;
	label: string;
	/** `global-color-variable`, `global-font-variable`… */
	type: string;
	/** A text, or since version 2 of the store a typed value. */
	value: unknown;
	isDeleted: boolean;
	isSyncedToV3: boolean;
}

/** The document that the builder keeps beside a post. */
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
	/**
	 * The post's content with the words of all elements. Present if some element has display conditions. The post's
	 * `content` then has only the words that every visitor may always read.
	 */
	wholeText?: string;
}
