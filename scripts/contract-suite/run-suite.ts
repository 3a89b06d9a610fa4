import { collectDocuments, readDocumentFiles } from '../schema-check/documents';
import { CORE_PROMISES } from './core-promises';
import { documentPromises } from './documents';
import { EXTENSION_PROMISES } from './extension-promises';
import type { InstalledPlugins, Outcome, Promised } from './promise';
import { findSamples } from './samples';
import type { TriedSite } from './tried-site';

/** A promise with the outcome of its check. */
export interface Result {
	promised: Promised;
	outcome: Outcome;
}

/** The findings about a site. */
export interface Findings {
	has: InstalledPlugins;
	results: readonly Result[];
}

/** Returns true if a site knows a query, even if it answers with no data for it. */
const knows = async (site: TriedSite, query: string) =>
	((await site.ask(query)).data ?? null) !== null;

/** All promises, including those about each plugin. */
export const everyPromise = (): Promised[] => [
	...documentPromises(
		collectDocuments([...readDocumentFiles('web'), ...readDocumentFiles('server/site')]),
	),
	...CORE_PROMISES,
	...EXTENSION_PROMISES,
];

/**
 * Runs every query of the front end and tests the promises of `docs/real-wordpress.md`. It only reads from the site. It
 * skips the promises of a plugin that does not answer.
 * @throws Error if the site cannot be reached or does not answer GraphQL
 */
export async function runSuite(
	site: TriedSite,
	promises: readonly Promised[] = everyPromise(),
): Promise<Findings> {
	const has: InstalledPlugins = {
		extension: await knows(site, '{ elementorSiteConfig { contractVersion } }'),
		shop: await knows(site, '{ products(first: 1) { found } }'),
		languages: await knows(site, '{ languages { slug } }'),
	};
	const samples = await findSamples(site, has);
	const results: Result[] = [];
	for (const promised of promises) {
		if (promised.plugin && !has[promised.plugin]) continue;
		const outcome = await promised
			.keep({ site, samples, has })
			.catch((error: unknown): Outcome => ({ kind: 'broken', what: String(error) }));
		results.push({ promised, outcome });
	}
	return { has, results };
}
