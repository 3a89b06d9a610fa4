import type { Samples } from './samples';
import type { TriedSite } from './tried-site';

/** How one promise ended. */
export type Outcome =
	| { kind: 'kept' }
	/** The site has nothing to try it on, or was not told who asks. */
	| { kind: 'untried'; why: string }
	| { kind: 'broken'; what: string };

export const KEPT: Outcome = { kind: 'kept' };
export const untried = (why: string): Outcome => ({ kind: 'untried', why });
/** @param what the fault in words of who looks after the site; empty where there is none */
export const unless = (isKept: boolean, what: string): Outcome =>
	isKept ? KEPT : { kind: 'broken', what };

/** What is tried against a site. */
export interface Trial {
	site: TriedSite;
	samples: Samples;
	has: InstalledPlugins;
}

/** A plugin that answers beside WPGraphQL. */
export type Plugin = 'extension' | 'shop';

/** Which of them answer on a site. */
export type InstalledPlugins = Readonly<Record<Plugin, boolean>>;

/** One sentence of `docs/real-wordpress.md`, and how to see whether it holds on a site. */
export interface Promised {
	says: string;
	/** What to do where it does not. */
	remedy: string;
	/** The plugin that it is about; it is left out where that does not answer. */
	plugin?: Plugin | undefined;
	keep(trial: Trial): Promise<Outcome>;
}
