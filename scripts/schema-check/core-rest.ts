import { buildSchema, type GraphQLSchema } from 'graphql';
import { parseRemote } from 'outrigger/addresses';
import { CORE_CONTRACT } from 'outrigger/site/core-rest/core-contract.generated';
import { probeRest, type RestFound } from 'outrigger/site/core-rest/probe-rest';
import { createRestReader } from 'outrigger/site/core-rest/rest-reader';
import { readRemote } from 'outrigger/site/remote/remote-fetch';
import { mayRun, type Verdict } from './judge';

/** A site that answers with core REST, and without WPGraphQL. */
export interface RestSite {
	found: RestFound;
	/** The part of the contract that the host answers from core REST. */
	schema: GraphQLSchema;
}

/**
 * Examines core REST, which answers the core documents of a site without WPGraphQL.
 * @param place address of the site or of its GraphQL endpoint
 * @throws WordPressUnavailable or RestRefused (as a rejected promise) if core REST does not answer or refuses visitors
 */
export async function findRest(place: string): Promise<RestSite> {
	const remote = parseRemote(place);
	if (!remote) throw new Error(`${place} is no address of a site.`);
	const reader = createRestReader((path, init) => readRemote(remote.siteUrl + path, init));
	const found = await probeRest(reader);
	return { found, schema: buildSchema(CORE_CONTRACT, { assumeValid: true }) };
}

/**
 * Writes what a host can read of a site through core REST, what is missing, and which plugin adds it.
 * @param reason the reason why nothing answers GraphQL
 */
export function restReport(
	{ found }: RestSite,
	reason: string,
	verdicts: readonly Verdict[],
): string {
	const core = verdicts.filter(({ document }) => document.set === 'core');
	const answered = core.filter((verdict) => mayRun([verdict]));
	const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');
	return [
		`WPGraphQL does not answer: ${reason}`,
		`Core REST does, at ${found.address}: the host answers ${answered.length} of ${core.length} core documents from it. Pages, posts, lists, search, feeds, the sitemap, menus and comments are rendered with PAGES=rendered; without it the site's own pages pass through.`,
		`What core REST does not tell visitors there\n${list(found.lacks)}`,
		...(found.namesPages
			? []
			: [
					'Its pages do not name the records behind them (the header "Link" with rel="alternate"), so each address is looked for by its last part.',
				]),
		`What brings more\n${list([
			'WPGraphQL (free): formats of dates and times, the first day of the week, every menu with its place, lists in every order, and lists that REST closes.',
			'The companion plugin on top of it: elements, templates, popups and the kit of the builder, previews, and purges when something changes.',
			'WooGraphQL for a shop, the Polylang extension of WPGraphQL for several languages.',
		])}`,
		answered.length === core.length
			? 'The site can run.'
			: 'The site cannot run on core REST alone.',
	].join('\n\n');
}
