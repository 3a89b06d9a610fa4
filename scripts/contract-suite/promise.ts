import type { Samples } from './samples';
import type { TriedSite } from './tried-site';

/** The outcome of one promise. */
export type Outcome =
	| { kind: 'kept' }
	/** The site has nothing on which the promise could be tried, or the suite has no credentials. */
	| { kind: 'untried'; why: string }
	| { kind: 'broken'; what: string };

export const KEPT: Outcome = { kind: 'kept' };
export const untried = (why: string): Outcome => ({ kind: 'untried', why });
/** @param what the fault as a sentence for the site's operator; only used if the promise is not kept */
export const unless = (isKept: boolean, what: string): Outcome =>
	isKept ? KEPT : { kind: 'broken', what };

/** The site to test, and the means to test it. */
export interface Trial {
	site: TriedSite;
	samples: Samples;
	has: InstalledPlugins;
}

/** A plugin that may answer in addition to WPGraphQL. */
export type Plugin = 'extension' | 'shop' | 'languages';

/** The plugins that answer on a site. */
export type InstalledPlugins = Readonly<Record<Plugin, boolean>>;

/** A sentence of `docs/real-wordpress.md`, with a check that tests it on a site. */
export interface Promised {
	says: string;
	/** The advice if the site does not keep the promise. */
	remedy: string;
	/** The plugin that the promise is about. The suite skips the promise if this plugin does not answer. */
	plugin?: Plugin | undefined;
	keep(trial: Trial): Promise<Outcome>;
}
