import type { HiddenElement } from '@outrigger/elements/elements/context/render-context';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings, FlatElement } from '@outrigger/rules/builder/element-tree';

/** A builder document of the page, as it is stored. */
export interface InspectedDocument {
	databaseId: number;
	/** `wp-page`, `header`, `popup` … */
	type: string;
	/** What it is called; a template by its kind. */
	title: string;
	elements: readonly FlatElement[];
	pageSettings: ElementSettings;
	/** What the content folder knows beside an export. */
	more: Readonly<Record<string, unknown>>;
}

/** What the frame tells the editor's view of its page; plain JSON. */
export interface InspectedPage {
	siteUrl: string;
	/** The site's zone, as WordPress names it. */
	zone: string;
	breakpoints: Breakpoints;
	/** Tables of add-ons that the site's owner wrote. */
	addOns: readonly AddOnTable[];
	/** In the order of the page, popups last. */
	documents: readonly InspectedDocument[];
	hidden: readonly HiddenElement[];
	/** The kit's globals: id → what it is now. */
	globals: {
		colors: Readonly<Record<string, string>>;
		typography: Readonly<Record<string, string>>;
	};
}

/** Id of the element that holds it, in the frame. */
export const INSPECTED_DATA = 'inspected-page';
