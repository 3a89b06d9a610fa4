import { foldText } from '@outrigger/rules/text/fold-text';
import { datesWithin } from './date-bounds';
import type { Orders } from './orders';
import type { PostIndex } from './post-index';
import {
	complement,
	intersection,
	intersectionDocs,
	type PostSet,
	setOfDocs,
	union,
} from './post-set';
import type { PostTable } from './post-table';
import type { SearchIndex, SearchScope } from './search-index';
import type { PostQuery, TermFilter } from './store';
import type { TermTree } from './term-tree';

/** The indexes that answer a query. */
export interface QueryIndexes {
	table: PostTable;
	index: PostIndex;
	orders: Orders;
	search: SearchIndex;
	termTree: TermTree;
}

/** The scope of a query's search. */
export const searchScope = ({ searchColumns, isExactSearch }: PostQuery): SearchScope => ({
	columns: searchColumns,
	isExact: isExactSearch,
});

const VISIBLE_STATUSES = ['publish', 'inherit'];

/** The posts of a query, newest first. */
export function selectPosts(query: PostQuery, indexes: QueryIndexes): Uint32Array {
	const { universe } = indexes.table;
	return intersectionDocs(
		[
			...postFields(query, indexes),
			...listedPosts(query, indexes.table),
			...datesWithin(query, indexes),
			...termFilters(query, indexes),
			...(query.search?.trim() ? [indexes.search.find(query.search, searchScope(query))] : []),
		],
		universe,
	);
}

function postFields(query: PostQuery, { index, table: { universe } }: QueryIndexes): PostSet[] {
	const sets: PostSet[] = [];
	if (query.types) sets.push(index.findAny('type', query.types));
	sets.push(index.findAny('status', query.statuses ?? VISIBLE_STATUSES));
	if (query.documentTypes?.length) sets.push(index.findAny('documentType', query.documentTypes));
	if (query.authorIn?.length) sets.push(index.findAny('author', query.authorIn));
	if (query.authorNotIn?.length)
		sets.push(complement(index.findAny('author', query.authorNotIn), universe));
	if (query.languages?.length) sets.push(index.findAny('language', ['', ...query.languages]));
	if (query.nameIn?.length) sets.push(index.findAny('slug', query.nameIn));
	if (query.parentIn?.length) sets.push(index.findAny('parent', query.parentIn));
	if (query.parentNotIn?.length)
		sets.push(complement(index.findAny('parent', query.parentNotIn), universe));
	if (query.mimeTypes?.length) sets.push(index.findAny('mimeType', query.mimeTypes));
	if (query.menuOrder !== undefined) sets.push(index.find('menuOrder', query.menuOrder));
	if (query.title !== undefined) sets.push(index.find('title', foldText(query.title)));
	if (query.template !== undefined) sets.push(index.find('template', query.template));
	if (query.password !== undefined) sets.push(index.find('password', query.password));
	const asked = query.password === undefined ? query.hasPassword : undefined;
	const hasPassword = asked ?? (query.search ? false : undefined);
	if (hasPassword !== undefined) sets.push(index.find('hasPassword', hasPassword ? 1 : 0));
	if (query.search) sets.push(index.find('isSearchable', 1));
	if (query.sticky !== undefined) sets.push(index.find('sticky', query.sticky ? 1 : 0));
	return sets;
}

function listedPosts(query: PostQuery, table: PostTable): PostSet[] {
	const setOfIds = (ids: readonly number[]) => {
		const docs = [...new Set(ids)].map((id) => table.docOf(id)).filter((doc) => doc !== undefined);
		return setOfDocs(new Uint32Array(docs).sort(), table.universe);
	};
	if (query.in?.length) return [setOfIds(query.in)];
	if (query.notIn?.length) return [complement(setOfIds(query.notIn), table.universe)];
	return [];
}

function termFilters(query: PostQuery, indexes: QueryIndexes): PostSet[] {
	const { universe } = indexes.table;
	const sets = (query.terms ?? [])
		.filter((filter) => filter.termIds.length > 0 || filter.operator === 'IN')
		.map((filter) => withTerms(filter, indexes));
	const groups = (query.termGroups ?? []).map((group) =>
		union(
			group.map((filter) => withTerms(filter, indexes)),
			universe,
		),
	);
	const isAny = query.termRelation === 'OR' && sets.length > 0;
	return [...(isAny ? [union(sets, universe)] : sets), ...groups];
}

function withTerms(filter: TermFilter, { index, table, termTree }: QueryIndexes): PostSet {
	const perTerm = filter.termIds.map((termId) => {
		const family = termTree.withDescendants(filter.taxonomy, termId);
		const termIds = filter.includeChildren ? family : family.slice(0, 1);
		return index.findAny('term', termIds);
	});
	if (filter.operator === 'AND') return intersection(perTerm, table.universe);
	const any = union(perTerm, table.universe);
	return filter.operator === 'IN' ? any : complement(any, table.universe);
}
