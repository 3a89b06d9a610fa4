import type { Say, SomeTexts } from '@outrigger/rules/texts/text';

/** An element of a passed page that sticks to an edge of the window. */
export interface StickyElement {
	/** `data-id`. */
	id: string;
	isContainer: boolean;
	/** `data-settings`. */
	settings: Readonly<Record<string, unknown>>;
}

/** The parts that the front end brings into one page. */
export interface PartsOfPage {
	/** Our words in the language of the page. */
	say: Say;
	/** The words that our handlers may show there. */
	texts: SomeTexts;
	/** Widget type → address of its handler, of the types that the page has; in a list where it waits for a visitor. */
	handlers: Readonly<Record<string, string | [string]>>;
}

/** The front end's part of a page that WordPress rendered and this host passes on. */
export interface PassedPageParts {
	/** Address of the browser's entry. */
	client: string;
	/** Address of the builder's functions for scripts that the page keeps. */
	builderApi: string;
	/** Address of what runs kept scripts after the page's load. */
	lateScripts: string;
	/** The sheet that our handlers need in addition to the builder's own. */
	css: string;
	/** The same for a page with popups. */
	popupCss: string;
	/**
	 * The rules that make elements stick to an edge of the window, which the builder does by script.
	 * @param bounds device → bound in px of the breakpoints that are on
	 */
	stickyCss(elements: readonly StickyElement[], bounds: Readonly<Record<string, number>>): string;
	/** The marker of a highlighted word, which the builder's script draws; empty for a name that no marker has. */
	headlineMarker(name: string): string;
	/** True for a type of the builder, free or paid; false for one of an add-on. */
	knowsWidget(type: string): boolean;
	/** Reads which parts a page needs. */
	ofPage(html: string): Promise<PartsOfPage>;
}
