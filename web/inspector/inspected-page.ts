import type { AtomicLook } from '@outrigger/elements/elements/atomic/atomic-looks';
import type { HiddenElement } from '@outrigger/elements/elements/context/render-context';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings, FlatElement } from '@outrigger/rules/builder/element-tree';

/** What an element of version 4 stores in addition to its settings. */
export interface InspectedAtomic {
	/** The element's own classes by their ids, as stored. */
	styles: Readonly<Record<string, unknown>>;
	/** The interactions as stored; an empty object if there are none. */
	interactions: Readonly<Record<string, unknown>>;
	looks: readonly AtomicLook[];
}

/** A builder document of the page in its stored form. */
export interface InspectedDocument {
	databaseId: number;
	/** `wp-page`, `header`, `popup` … */
	type: string;
	/** The title of the document; for a template the name of its kind. */
	title: string;
	elements: readonly FlatElement[];
	pageSettings: ElementSettings;
	/** Elements of version 4 by their ids; empty in a document without them. */
	atomic: Readonly<Record<string, InspectedAtomic>>;
	/** The data that the content folder stores in addition to an export. */
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
	/** The documents in the order of the page, popups last. */
	documents: readonly InspectedDocument[];
	hidden: readonly HiddenElement[];
	/** The kit's globals: each maps an id to its present value. */
	globals: {
		colors: Readonly<Record<string, string>>;
		typography: Readonly<Record<string, string>>;
		/** Maps the custom property of a variable of version 4 to its description, `variable ink`. */
		variables: Readonly<Record<string, string>>;
	};
}

/** Id of the element in the frame that contains the data about the page. */
export const INSPECTED_DATA = 'inspected-page';
