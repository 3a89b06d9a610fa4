import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { shuffled } from '@outrigger/rules/lists/shuffle';
import { plainText } from '@outrigger/rules/text/plain-text';
import { useCurrentNode } from '../../elements/context/current-node';
import type { OrderEnum, PostObjectsConnectionOrderbyEnum } from '../../wordpress/schema.generated';
import type { SitemapSection, SitemapSettings } from './settings';
import {
	Sitemap_ContentDocument,
	type Sitemap_ContentQuery,
	type Sitemap_ContentQueryVariables,
	Sitemap_TermsDocument,
	type Sitemap_TermsQuery,
} from './sitemap.generated';

/** One entry of a list. */
export interface MapItem {
	databaseId: number;
	parentDatabaseId: number | null;
	/** Plain text. */
	title: string;
	uri: string;
}

/** A list and the plural name that WordPress has for its type or taxonomy. */
export interface MapList {
	label: string;
	items: MapItem[];
}

/** WPGraphQL has no random order: the hook requests such a list by date and shuffles it. */
const ORDERS: Readonly<
	Record<SitemapSection['sitemap_orderby_post_type'], PostObjectsConnectionOrderbyEnum>
> = { post_date: 'DATE', post_title: 'TITLE', menu_order: 'MENU_ORDER', rand: 'DATE' };

/**
 * Returns the content of a section's type, at most 500 entries; null if the site has no such type. Suspends until the
 * answer arrives.
 * @param seed the seed of a random order
 */
export function useContentList(
	section: SitemapSection,
	settings: SitemapSettings,
	seed: string,
): MapList | null {
	const order: OrderEnum = section.sitemap_order === 'desc' ? 'DESC' : 'ASC';
	const notIn = excludedIds(settings, useCurrentNode()?.databaseId);
	const asked = {
		type: section.sitemap_source_post_type,
		where: {
			orderby: [{ field: ORDERS[section.sitemap_orderby_post_type], order }],
			...(!settings.sitemap_password_protected && { hasPassword: false }),
			...(notIn.length > 0 && { notIn }),
		},
	};
	// Pages of a hundred items, one after the other. The rules of hooks require a fixed number of calls.
	const first = useContentPage(asked, null);
	const second = useContentPage(asked, first);
	const third = useContentPage(asked, second);
	const fourth = useContentPage(asked, third);
	const fifth = useContentPage(asked, fourth);
	const type = first?.contentType;
	if (!type) return null;
	const nodes = [first, second, third, fourth, fifth].flatMap(
		(page) => page?.contentType?.contentNodes?.nodes ?? [],
	);
	const items = nodes.map((node) => ({
		databaseId: node.databaseId,
		parentDatabaseId: ('parentDatabaseId' in node && node.parentDatabaseId) || null,
		title: plainText('title' in node ? (node.title ?? '') : ''),
		// In lists, the page that lists the posts has no path, so its link replaces it.
		uri: node.uri ?? node.link ?? '',
	}));
	const shown = items.filter(({ title }) => title !== '');
	const isRandom = section.sitemap_orderby_post_type === 'rand';
	return { label: type.label ?? '', items: isRandom ? inOrderOfChance(shown, seed) : shown };
}

/**
 * Returns a hundred entries of a list of content.
 * @param before the previous hundred entries; null at the beginning. The result is empty if those entries were the last
 *   ones
 */
function useContentPage(
	asked: Sitemap_ContentQueryVariables,
	before: Sitemap_ContentQuery | null | undefined,
): Sitemap_ContentQuery | undefined {
	const variables = pageVariables(asked, before, before?.contentType?.contentNodes?.pageInfo);
	return useSuspenseQuery(Sitemap_ContentDocument, variables ? { variables } : skipToken).data;
}

/** Returns a hundred entries of a list of terms. */
function useTermPage(
	taxonomy: string,
	before: Sitemap_TermsQuery | null | undefined,
): Sitemap_TermsQuery | undefined {
	const pageInfo = before?.taxonomy?.connectedTerms?.pageInfo;
	const variables = pageVariables({ taxonomy }, before, pageInfo);
	return useSuspenseQuery(Sitemap_TermsDocument, variables ? { variables } : skipToken).data;
}

/** Returns the variables for the next hundred entries; undefined if there are no more. */
function pageVariables<Asked>(
	asked: Asked,
	before: object | null | undefined,
	pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined,
): Asked | undefined {
	if (before === null) return asked;
	const { hasNextPage, endCursor } = pageInfo ?? {};
	return hasNextPage && endCursor ? { ...asked, after: endCursor } : undefined;
}

function inOrderOfChance(items: readonly MapItem[], seed: string): MapItem[] {
	const byId = new Map(items.map((item) => [item.databaseId, item]));
	return shuffled([...byId.keys()], seed).flatMap((id) => byId.get(id) ?? []);
}

/** Returns the database ids of the content that the editor leaves out, in the form for WPGraphQL. */
function excludedIds(
	{ sitemap_exclude, sitemap_exclude_ids }: SitemapSettings,
	current: number | undefined,
): string[] {
	const ids = sitemap_exclude.includes('manual_selection') ? sitemap_exclude_ids : [];
	const isHere = sitemap_exclude.includes('current_post') && current !== undefined;
	return [...ids.filter((id) => Number.isInteger(id) && id > 0), ...(isHere ? [current] : [])].map(
		String,
	);
}

/** Returns the terms of a section's taxonomy, at most 500; null if the site has no such taxonomy. Suspends. */
export function useTermList(section: SitemapSection): MapList | null {
	const name = section.sitemap_source_taxonomy;
	const first = useTermPage(name, null);
	const second = useTermPage(name, first);
	const third = useTermPage(name, second);
	const fourth = useTermPage(name, third);
	const fifth = useTermPage(name, fourth);
	const taxonomy = first?.taxonomy;
	if (!taxonomy) return null;
	const shown = [first, second, third, fourth, fifth]
		.flatMap((page) => page?.taxonomy?.connectedTerms?.nodes ?? [])
		.filter(({ count }) => !section.sitemap_hide_empty || (count ?? 0) > 0)
		.map((term) => ({
			databaseId: term.databaseId,
			parentDatabaseId: ('parentDatabaseId' in term && term.parentDatabaseId) || null,
			title: plainText(term.name ?? ''),
			uri: term.uri ?? '',
		}));
	const sign = section.sitemap_order === 'desc' ? -1 : 1;
	const compare = (one: MapItem, other: MapItem) =>
		section.sitemap_orderby_taxonomy === 'id'
			? one.databaseId - other.databaseId
			: one.title.localeCompare(other.title);
	return {
		label: taxonomy.label ?? '',
		items: shown.sort((one, other) => sign * compare(one, other)),
	};
}
