import { declareTypes, type FoundTaxonomy, type FoundType } from '../declared-types';
import type { ItemLink } from './collect-site';
import { kindOf } from './item-kinds';
import { guessBase, guessStructure } from './permalinks';

/** The most common slugs of posts pages. */
const POSTS_PAGE = /^(?:blog|news|posts|articles|journal|stories|aktuelles|noticias|actualites)$/;

/**
 * The values for `site.json`: the file states them, or the function reads them from the addresses
 * of its posts.
 */
export function siteSettings(
	channel: ReadonlyMap<string, string>,
	links: readonly ItemLink[],
	terms: readonly Record<string, unknown>[],
	menus: readonly Record<string, unknown>[],
	timezone?: string,
): Record<string, unknown> {
	const structure = guessStructure(links.filter(({ type }) => type === 'post').map(toLinked));
	const pages = links.filter(({ type, status }) => type === 'page' && status === 'publish');
	const home = pages.find(({ path, hasParent }) => path === '/' && !hasParent);
	// A theme computes the content of such a page; the file has only the posts that the page lists.
	const isComputed =
		home?.isBlank &&
		home.hasTemplate &&
		links.some(({ type, status }) => type === 'post' && status === 'publish');
	const front = isComputed ? undefined : home;
	const posts = pages.find(
		(page) => page !== home && !page.hasParent && page.isBlank && POSTS_PAGE.test(page.slug),
	);
	const language = (channel.get('language') ?? '').replace('-', '_');
	return {
		title: channel.get('title') ?? '',
		description: channel.get('description') ?? '',
		...(/^[a-z]{2,3}(?:_[A-Z]{2})?$/.test(language) ? { language } : {}),
		...(timezone ? { timezone } : {}),
		...(structure ? { permalinkStructure: structure } : {}),
		...(isComputed ? { showOnFront: 'posts' } : {}),
		...(front ? { pageOnFront: front.databaseId } : {}),
		...(front && posts ? { pageForPosts: posts.databaseId } : {}),
		...declareTypes(findTypes(links, menus), findTaxonomies(links, terms)),
	};
}

function toLinked(link: ItemLink) {
	return {
		...link,
		databaseId: String(link.databaseId),
		categories: link.terms
			.filter(({ taxonomy }) => taxonomy === 'category')
			.map(({ slug }) => slug),
	};
}

function findTypes(
	links: readonly ItemLink[],
	menus: readonly Record<string, unknown>[],
): FoundType[] {
	const names = [...new Set(links.map(({ type }) => type))];
	const isPretty = links.some(
		({ type, path }) => (type === 'post' || type === 'page') && path.length > 1,
	);
	const menuUrls = menus.flatMap(({ items }) =>
		Array.isArray(items) ? items.map((item: { url?: unknown }) => item.url) : [],
	);
	return names.map((name) => {
		const own = links.filter(({ type }) => type === name);
		const rewriteSlug = guessBase(own);
		const hasAddress = own.some(({ path }) => path.length > 1);
		return {
			name,
			isPublic: kindOf(name) !== 'private' && (hasAddress || !isPretty),
			rewriteSlug,
			hierarchical: own.some(({ hasParent }) => hasParent),
			hasArchive: menuUrls.includes(`/${rewriteSlug ?? name}/`),
		};
	});
}

function findTaxonomies(
	links: readonly ItemLink[],
	terms: readonly Record<string, unknown>[],
): FoundTaxonomy[] {
	const types = new Map<string, Set<string>>();
	for (const { type, terms: own } of links)
		for (const { taxonomy } of own)
			types.set(taxonomy, (types.get(taxonomy) ?? new Set()).add(type));
	const nested = new Set(terms.filter(({ parent }) => parent).map(({ taxonomy }) => taxonomy));
	const names = new Set(terms.map(({ taxonomy }) => String(taxonomy)));
	return [...names].map((name) => ({
		name,
		hierarchical: nested.has(name),
		contentTypes: [...(types.get(name) ?? [])],
	}));
}
