import type { Variant } from './atomic';
import { ID } from './ids';

/** Controls of an element, by the builder's own names. */
export type Settings = Readonly<Record<string, unknown>>;

/** An element of a tree that is not the page's own widget. */
export interface Element {
	elType: 'widget' | 'container' | 'section' | 'column' | `e-${string}`;
	widgetType?: string;
	settings: Settings;
	elements: readonly Item[];
	/** Markup that WordPress's plugins make of it. */
	renderedHtml?: string;
	/** The class that an element of version 4 has for itself. */
	looks?: readonly Variant[];
	/** Movements of an element of version 4. */
	interactions?: object;
}

/** An element, or the settings of the widget that the page is about. */
export type Item = Element | Settings;

/** A variation with a container or heading that differs from those of its page. */
export interface Section {
	/** Its container's settings, in addition to the page's common settings or in place of them. */
	settings: Settings | Bare;
	/** True if its name stands above it as a heading of the second level. */
	titled: boolean;
	elements: readonly Item[];
}

/** Stands for itself: no container around it and no heading. */
export interface TopLevel {
	top: Element;
}

export interface Bare {
	bare: Settings;
}

/** A widget of another type, or one with elements inside. */
export function widget(
	widgetType: string,
	settings: Settings = {},
	elements: readonly Item[] = [],
): Element {
	return { elType: 'widget', widgetType, settings, elements };
}

/** A container, of full width where its settings name no other. */
export function container(settings: Settings, elements: readonly Item[]): Element {
	return { elType: 'container', settings: { content_width: 'full', ...settings }, elements };
}

/** A section or a column, as sites of older builders store them. */
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

/** A sentence as a paragraph; markup that begins with an element stays as it is. */
export function paragraph(html: string): string {
	return html.startsWith('<') ? html : `<p>${html}</p>`;
}

/**
 * Returns a variation with a container that has settings of its own beside the page's, or instead
 * of them ({@link bare}).
 */
export function section(settings: Settings | Bare, elements: readonly Item[]): Section {
	return { settings, titled: true, elements };
}

/** The same without a heading above it. */
export function untitled(elements: readonly Item[], settings: Settings | Bare = {}): Section {
	return { settings, titled: false, elements };
}

/** Settings of a variation's container that replace those of the page. */
export function bare(settings: Settings): Bare {
	return { bare: settings };
}

/** Gives an element a fixed id (7 hexadecimal digits), for a link, a filter or a test. */
export function named<T extends Item | Section>(id: string, item: T): T {
	return { ...item, [ID]: id };
}

/** An element beside the containers of the page, as sites of older builders have them. */
export function topLevel(element: Element): TopLevel {
	return { top: element };
}
