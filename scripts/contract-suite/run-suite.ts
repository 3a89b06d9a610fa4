import { collectDocuments, readDocumentFiles } from '../schema-check/documents';
import { CORE_PROMISES } from './core-promises';
import { documentPromises } from './documents';
import { EXTENSION_PROMISES } from './extension-promises';
import type { Outcome, Promised } from './promise';
import { findSamples } from './samples';
import type { TriedSite } from './tried-site';

/** A promise and how it ended. */
export interface Result {
	promised: Promised;
	outcome: Outcome;
}

/** What was found out about a site. */
export interface Findings {
	hasExtension: boolean;
	results: readonly Result[];
}

/**
 * Tries everything that the front end asks and that `docs/real-wordpress.md` promises. The site is only read. What
 * belongs to the companion plugin is left out where it does not answer.
 * @throws Error when the site cannot be reached, or answers no GraphQL
 */
export async function runSuite(site: TriedSite): Promise<Findings> {
	const { data } = await site.ask('{ elementorSiteConfig { contractVersion } }');
	const hasExtension = data !== undefined && data !== null;
	const samples = await findSamples(site, hasExtension);
	const documents = collectDocuments([
		...readDocumentFiles('web'),
		...readDocumentFiles('server/site'),
	]);
	const promises = [...documentPromises(documents), ...CORE_PROMISES, ...EXTENSION_PROMISES];
	const results: Result[] = [];
	for (const promised of promises) {
		if (promised.isExtension && !hasExtension) continue;
		const outcome = await promised
			.keep({ site, samples, hasExtension })
			.catch((error: unknown): Outcome => ({ kind: 'broken', what: String(error) }));
		results.push({ promised, outcome });
	}
	return { hasExtension, results };
}
