import type { Samples } from './samples';
import type { TriedSite } from './tried-site';

/** The outcome of one promise. */
export type Outcome =
	| { kind: 'kept' }
	/** The site has nothing to try it on, or the suite has no credentials. */
	| { kind: 'untried'; why: string }
	| { kind: 'broken'; what: string };

export const KEPT: Outcome = { kind: 'kept' };
export const untried = (why: string): Outcome => ({ kind: 'untried', why });
/** @param what the fault as a sentence for the site's operator; empty without a fault */
export const unless = (isKept: boolean, what: string): Outcome =>
	isKept ? KEPT : { kind: 'broken', what };

/** The site and the means of a trial. */
export interface Trial {
	site: TriedSite;
	samples: Samples;
	has: InstalledPlugins;
}

/** A plugin that answers beside WPGraphQL. */
export type Plugin = 'extension' | 'shop' | 'languages';

/** The plugins that answer on a site. */
export type InstalledPlugins = Readonly<Record<Plugin, boolean>>;

/** A sentence of `docs/real-wordpress.md`, with a check of it on a site. */
export interface Promised {
	says: string;
	/** The advice if it does not hold. */
	remedy: string;
	/** The plugin of the promise. The suite skips the promise if the plugin does not answer. */
	plugin?: Plugin | undefined;
	keep(trial: Trial): Promise<Outcome>;
}
