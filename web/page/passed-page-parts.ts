import type { Say, SomeTexts } from '@outrigger/rules/texts/text';

/** An element of a passed page that sticks to an edge of the window. */
export interface StickyElement {
	/** `data-id`. */
	id: string;
	isContainer: boolean;
	/** `data-settings`. */
	settings: Readonly<Record<string, unknown>>;
}

/** The parts that the front end adds to one page. */
export interface PartsOfPage {
	/** The host's texts in the language of the page. */
	say: Say;
	/** The host's texts that handlers may show on that page. */
	texts: SomeTexts;
	/**
	 * Maps each widget type on the page to the address of its handler; the address is in a list if the handler waits
	 * for a visitor.
	 */
	handlers: Readonly<Record<string, string | [string]>>;
}

/** What the front end adds to pages that WordPress rendered and this host passes on. */
export interface PassedPageParts {
	/** Address of the browser's entry. */
	client: string;
	/** Address of the module that runs kept scripts after the page's load. */
	builderApi: string;
	/** Address of what runs kept scripts after the page's load. */
	lateScripts: string;
	/** The sheet that a page with popups needs as well. */
	css: string;
	/** The same for a page with popups. */
	popupCss: string;
	/**
	 * The rules that make elements stick to an edge of the window, which the builder does by script.
	 * @param bounds the bound in px of each breakpoint that is switched on, by device
	 */
	stickyCss(elements: readonly StickyElement[], bounds: Readonly<Record<string, number>>): string;
	/**
	 * The marker of a highlighted word, which the builder's script draws; empty if there is no marker with this name.
	 */
	headlineMarker(name: string): string;
	/** True for a type of the builder, free or paid; false for one of an add-on. */
	knowsWidget(type: string): boolean;
	/** Reads which parts a page needs. */
	ofPage(html: string): Promise<PartsOfPage>;
}
