import type { AtomicLook } from '@outrigger/elements/elements/atomic/atomic-looks';
import type { HiddenElement } from '@outrigger/elements/elements/context/render-context';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings, FlatElement } from '@outrigger/rules/builder/element-tree';

/** An element of version 4 beside its settings. */
export interface InspectedAtomic {
	/** Its own classes by their ids, as stored. */
	styles: Readonly<Record<string, unknown>>;
	/** As stored; an empty object without interactions. */
	interactions: Readonly<Record<string, unknown>>;
	looks: readonly AtomicLook[];
}

/** A builder document of the page, as it is stored. */
export interface InspectedDocument {
	databaseId: number;
	/** `wp-page`, `header`, `popup` … */
	type: string;
	/** The title of the document; a template by its kind. */
	title: string;
	elements: readonly FlatElement[];
	pageSettings: ElementSettings;
	/** Elements of version 4 by their ids; empty in a document without them. */
	atomic: Readonly<Record<string, InspectedAtomic>>;
	/** The data that the content folder has beside an export. */
	more: Readonly<Record<string, unknown>>;
}

/** The data that the frame gives the editor's view about its page; plain JSON. */
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
	/** The kit's globals: id → its present value. */
	globals: {
		colors: Readonly<Record<string, string>>;
		typography: Readonly<Record<string, string>>;
		/** Custom property of a variable of version 4 → its words, `variable ink`. */
		variables: Readonly<Record<string, string>>;
	};
}

/** Id of the element that holds it, in the frame. */
export const INSPECTED_DATA = 'inspected-page';
