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
	/** The builder's widget that replaces it; null if the host shows only its words or nothing. */
	shownBy: string | null;
	count: number;
	/** The pages on which a visitor can see it. */
	pages: readonly string[];
}

/** Something that is missing, and the pages that name it. */
export interface Missing {
	name: string;
	/** The reason why it is missing; empty if the name explains enough. */
	reason: string;
	pages: readonly string[];
}

/** The facts about a site that its owner wants to know before visitors come. */
export interface SiteReport {
	/** Published pages and templates that the builder made. */
	pages: number;
	/** The number of these pages and templates on which every widget has a counterpart. */
	complete: number;
	widgets: readonly ReportedWidget[];
	/** Pictures of other hosts that could not be fetched. */
	pictures: readonly Missing[];
	/** Families of fonts that this host does not serve. */
	families: readonly Missing[];
}

/** Facts that the host knows and that its WordPress does not know. */
export interface HostFacts {
	/** Returns true if this host serves a family of fonts, or if it is a font that machines have. */
	hasFamily: (name: string) => boolean;
	/**
	 * Returns the reason why the host cannot fetch a picture of another host; null if it can fetch it, if it has not
	 * tried, and for pictures of this site.
	 */
	whyMissing: (address: string) => Promise<string | null>;
}
