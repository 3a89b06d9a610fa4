import { type Connection, listOf, type PagingArgs, readInTurn } from './connection';
import { contentList } from './content-lists';
import type { ContentModel } from './content-model';
import { globalId, pathIn, textIn } from './item-values';
import type { Operation } from './operation';
import type { SiteTaxonomy, SiteType } from './site-facts';
import type { TermModel } from './term-model';

/** A content type as the contract describes it. */
export interface TypeModel {
	__typename: 'ContentType';
	name: string;
	contentNodes(args: TypeListArgs): Promise<Connection<ContentModel>>;
	[field: string]: unknown;
}

/** The arguments of the content of a type. */
export interface TypeListArgs extends PagingArgs {
	where?: {
		notIn?: readonly unknown[] | null;
		hasPassword?: boolean | null;
		orderby?: readonly OrderArgs[] | null;
	} | null;
}

/** One criterion of an order. */
export interface OrderArgs {
	field: string;
	order: string;
}

/** A content type by its name; null for one that visitors may not read. */
export function typeModel(name: string, operation: Operation): TypeModel | null {
	const type = operation.facts.types.find((one) => one.name === name);
	if (!type) return null;
	return {
		__typename: 'ContentType',
		id: globalId('post_type', name),
		name,
		label: type.label,
		// Core REST names the singular of a type only to editors.
		labels: null,
		description: type.description,
		uri: () => archiveUri(type, operation),
		contentNodes: (args) => contentList(name, args, '', operation),
		isContentNode: false,
		isTermNode: false,
		isPostsPage: name === 'post',
		isFrontPage: name === 'post' && operation.facts.pageOnFront === 0,
	};
}

/**
 * The path of a type's list; null for a type without one. REST reports whether a type has a list, but not its path. The
 * function derives the path from the address of the type's content.
 */
export async function archiveUri(type: SiteType, operation: Operation): Promise<string | null> {
	const { facts, reader } = operation;
	if (type.name === 'post') {
		if (facts.pageForPosts === 0) return facts.pageOnFront === 0 ? '/' : null;
		const page = await reader.item(`wp/v2/pages/${facts.pageForPosts}?_fields=link`);
		return page && pathIn(facts.home, textIn(page, 'link'));
	}
	if (type.archive === false) return null;
	if (typeof type.archive === 'string') return `/${type.archive.replace(/^\/+|\/+$/g, '')}/`;
	const { items } = await reader.list(`wp/v2/${type.restBase}?per_page=1&_fields=link`);
	const path = pathIn(facts.home, items[0] ? textIn(items[0], 'link') : '');
	const above = path && !path.includes('?') ? path.replace(/[^/]+\/?$/, '') : null;
	return above === '/' ? null : above;
}

/** A taxonomy by its name; null for one that visitors may not read. */
export function taxonomyModel(name: string, operation: Operation) {
	const taxonomy = operation.facts.taxonomies.find((one) => one.name === name);
	if (!taxonomy) return null;
	return {
		id: globalId('taxonomy', name),
		name,
		label: taxonomy.label,
		connectedTerms: (args: PagingArgs) => termList([taxonomy], args, operation),
	};
}

/** The terms of some taxonomies, one taxonomy after the other, each by its names. */
export function termList(
	taxonomies: readonly SiteTaxonomy[],
	args: PagingArgs,
	{ reader, toTerm }: Operation,
): Promise<Connection<TermModel>> {
	return readInTurn(taxonomies, args, async ({ restBase }, offset, length) => {
		const path = `wp/v2/${restBase}?per_page=${length}&offset=${offset}`;
		const { items, total } = await reader.list(path);
		return { nodes: items.map(toTerm), read: items.length, total };
	});
}

/** Terms by their numbers, in the order of their names as in WPGraphQL. */
export async function termsOf(
	ids: readonly number[],
	{ term }: Operation,
): Promise<Connection<TermModel>> {
	const found = await Promise.all([...new Set(ids)].map(term));
	const terms = found.filter((one) => one !== null);
	return listOf(terms.sort((a, b) => a.name.localeCompare(b.name)));
}
