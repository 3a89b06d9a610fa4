/**
 * The way in which the host shows an unknown widget: through a table of its add-on, as a kind, as words, or not at all.
 */
export type ReportedFate = 'named' | 'kind' | 'words' | 'nothing';

/** All widgets of one type that are shown in one way. */
export interface ReportedWidget {
	widgetType: string;
	/** The add-on's display name; null if no table has it. */
	addOn: string | null;
	fate: ReportedFate;
	/** The builder's widget that shows it; null for words and for nothing. */
	shownBy: string | null;
	count: number;
	/** The pages on which a visitor can see it. */
	pages: readonly string[];
}

/** Something that is missing, and the pages that name it. */
export interface Missing {
	name: string;
	/** Empty if the name explains enough. */
	reason: string;
	pages: readonly string[];
}

/** The facts about a site that an owner wants before visitors come. */
export interface SiteReport {
	/** Published pages and templates that the builder made. */
	pages: number;
	/** Number of them on which every widget has a counterpart. */
	complete: number;
	widgets: readonly ReportedWidget[];
	/** Pictures of other hosts that could not be fetched. */
	pictures: readonly Missing[];
	/** Families of fonts that this host does not serve. */
	families: readonly Missing[];
}

/** Facts that a host knows and its WordPress does not. */
export interface HostFacts {
	/** Returns true if this host serves a family of fonts, or machines have it. */
	hasFamily: (name: string) => boolean;
	/**
	 * Returns the reason why the host cannot fetch a picture of another host; null if it can, if it does not know, and for
	 * own pictures.
	 */
	whyMissing: (address: string) => Promise<string | null>;
}
