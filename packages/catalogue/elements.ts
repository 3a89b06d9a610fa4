import type { Variant } from './atomic';
import { ID } from './ids';

/** The controls of an element, under the builder's own names. */
export type Settings = Readonly<Record<string, unknown>>;

/** An element of the page that is not simply the widget that the page is about. */
export interface Element {
	elType: 'widget' | 'container' | 'section' | 'column' | `e-${string}`;
	widgetType?: string;
	settings: Settings;
	elements: readonly Item[];
	/** The markup that WordPress's plugins render for the element. */
	renderedHtml?: string;
	/** The properties of the own class of a version 4 element. */
	looks?: readonly Variant[];
	/** The movements of a version 4 element. */
	interactions?: object;
}

/** An element, or the settings of the widget that the page is about. */
export type Item = Element | Settings;

/** A variation whose container or heading differs from those of the other variations of its page. */
export interface Section {
	/** The settings of its container: they are added to the page's common settings, or they replace them. */
	settings: Settings | Bare;
	/** True if the variation's name is shown above it as a heading of the second level. */
	titled: boolean;
	elements: readonly Item[];
}

/** An element without a container around it and without a heading. */
export interface TopLevel {
	top: Element;
}

export interface Bare {
	bare: Settings;
}

/** Creates a widget of another type, or a widget that contains elements. */
export function widget(
	widgetType: string,
	settings: Settings = {},
	elements: readonly Item[] = [],
): Element {
	return { elType: 'widget', widgetType, settings, elements };
}

/** Creates a container. It has the full width unless its settings name another width. */
export function container(settings: Settings, elements: readonly Item[]): Element {
	return { elType: 'container', settings: { content_width: 'full', ...settings }, elements };
}

/** Creates a section or a column, as sites of older builders store them. */
export function element(
	elType: 'section' | 'column',
	settings: Settings,
	elements: readonly Item[],
): Element {
	return { elType, settings, elements };
}

export function heading(
	level: 1 | 2 | 3 | 4 | 5 | 6,
	title: string,
	settings: Settings = {},
): Element {
	return widget('heading', { title, header_size: `h${level}`, ...settings });
}

/** @param html a sentence, which becomes a paragraph, or markup with its own elements around it */
export function text(html: string, settings: Settings = {}): Element {
	return widget('text-editor', { editor: paragraph(html), ...settings });
}

/** Wraps a sentence in a paragraph; markup that begins with an element stays unchanged. */
export function paragraph(html: string): string {
	return html.startsWith('<') ? html : `<p>${html}</p>`;
}

/**
 * Creates a variation whose container has settings of its own. They are added to the page's settings, or replace them
 * ({@link bare}).
 */
export function section(settings: Settings | Bare, elements: readonly Item[]): Section {
	return { settings, titled: true, elements };
}

/** Creates a variation like `section`, but without a heading above it. */
export function untitled(elements: readonly Item[], settings: Settings | Bare = {}): Section {
	return { settings, titled: false, elements };
}

/** Marks settings of a variation's container that replace the settings of the page. */
export function bare(settings: Settings): Bare {
	return { bare: settings };
}

/** Gives an element a fixed id (7 hexadecimal digits), for a link, a filter or a test. */
export function named<T extends Item | Section>(id: string, item: T): T {
	return { ...item, [ID]: id };
}

/** Places an element beside the containers of the page, as sites of older builders do. */
export function topLevel(element: Element): TopLevel {
	return { top: element };
}
