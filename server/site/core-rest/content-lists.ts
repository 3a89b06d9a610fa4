import { type Connection, type PagingArgs, readInTurn } from './connection';
import type { ContentModel } from './content-model';
import type { OrderArgs, TypeListArgs } from './content-types';
import { databaseIdOf } from './item-values';
import type { Operation } from './operation';
import type { SiteType } from './site-facts';

/**
 * WPGraphQL's orders that core REST has as well. This module sorts by the other orders itself, for at most a hundred
 * records.
 */
const REST_ORDERS: Readonly<Record<string, string>> = {
	AUTHOR: 'author',
	DATE: 'date',
	MENU_ORDER: 'menu_order',
	MODIFIED: 'modified',
	PARENT: 'parent',
	SLUG: 'slug',
	TITLE: 'title',
};

/**
 * Reads a part of the content of one type, the newest first unless the query names an order.
 * @param filter parameters of REST, `author=7`; empty for none
 */
export function contentList(
	typeName: string,
	args: TypeListArgs,
	filter: string,
	operation: Operation,
): Promise<Connection<ContentModel>> {
	const types = operation.facts.types.filter(({ name }) => name === typeName);
	return listOfTypes(types, args, filter, operation);
}

/** Reads a part of the content of all types, one type after the other. */
export function contentOfSite(
	args: PagingArgs,
	operation: Operation,
): Promise<Connection<ContentModel>> {
	// Only lists of media contain files.
	const types = operation.facts.types.filter(({ name }) => name !== 'attachment');
	return listOfTypes(types, args, '', operation);
}

function listOfTypes(
	types: readonly SiteType[],
	args: TypeListArgs,
	filter: string,
	operation: Operation,
): Promise<Connection<ContentModel>> {
	const { reader, toContent } = operation;
	const { notIn, hasPassword, orderby } = args.where ?? {};
	const excluded = (notIn ?? []).map(databaseIdOf).filter((id) => id > 0);
	return readInTurn(types, args, async (type, offset, length) => {
		const parameters = [
			`per_page=${length}`,
			`offset=${offset}`,
			filter,
			excluded.length > 0 ? `exclude=${excluded.join()}` : '',
			orderOf(orderby ?? [], type),
			operation.fieldsOf(type),
		];
		const path = `wp/v2/${type.restBase}?${parameters.filter(Boolean).join('&')}`;
		const { items, total } = await reader.list(path);
		const shown = items
			.map(toContent)
			.filter((node) => hasPassword == null || node.hasPassword === hasPassword);
		const nodes = inOrder(shown, orderby ?? []);
		return { nodes, read: items.length, total };
	});
}

/** For a type without parents REST refuses a list in the order of menu_order or parent. */
function orderOf([first]: readonly OrderArgs[], { isHierarchical }: SiteType): string {
	const isTaken = isHierarchical || !/^(?:MENU_ORDER|PARENT)$/.test(first?.field ?? '');
	const order = first && isTaken && REST_ORDERS[first.field];
	return order ? `orderby=${order}&order=${first.order.toLowerCase()}` : '';
}

/** Sorts posts by several orders; REST sorts only by one. */
function inOrder(nodes: ContentModel[], orderby: readonly OrderArgs[]): ContentModel[] {
	if (orderby.length < 2) return nodes;
	const keys = orderby.flatMap(({ field, order }) => {
		const sign = order === 'DESC' ? -1 : 1;
		if (field === 'MENU_ORDER') {
			return [(a: ContentModel, b: ContentModel) => sign * (a.menuOrder - b.menuOrder)];
		}
		if (field === 'TITLE') {
			return [(a: ContentModel, b: ContentModel) => sign * a.title.localeCompare(b.title)];
		}
		return [];
	});
	if (keys.length < orderby.length) return nodes;
	return nodes.toSorted((a, b) => {
		for (const compare of keys) {
			const difference = compare(a, b);
			if (difference !== 0) return difference;
		}
		return 0;
	});
}

/** Sorts nodes that a query found by their ids: by the order of the query, by default the newest first. */
export async function sortNodes(
	nodes: readonly ContentModel[],
	[first]: readonly OrderArgs[],
): Promise<ContentModel[]> {
	const field = first?.field ?? 'DATE';
	const keys = new Map(
		await Promise.all(nodes.map(async (node) => [node, await keyOf(node, field)] as const)),
	);
	const sign = first?.order === 'ASC' ? 1 : -1;
	return nodes.toSorted((a, b) => {
		const [one = '', other = ''] = [keys.get(a), keys.get(b)];
		if (one === other) return sign * (a.databaseId - b.databaseId);
		return one < other ? -sign : sign;
	});
}

async function keyOf(node: ContentModel, field: string): Promise<string | number> {
	if (field === 'COMMENT_COUNT') return (await node.commentCount()) ?? 0;
	return field === 'MENU_ORDER' ? node.menuOrder : node.shownDate;
}
