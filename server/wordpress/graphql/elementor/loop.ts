import type { TermRecord } from '@outrigger/formats/model/records';
import { groupBy } from '../../store/group-by';
import { queryOrder } from '../../store/query-order';
import type { PostQuery, Store, TermFilter } from '../../store/store';
import { renderTermName } from '../../texts/titles';
import { readPaging } from '../connection/paging';
import type { GraphQLContext } from '../context';
import type {
	ElementorLoopDatabaseIdsArgs,
	ElementorLoopTerm,
	ElementorLoopTermsArgs,
	ElementorLoopTermsWhereArgs,
	ElementorLoopWhereArgs,
} from '../resolvers.generated';
import { userError } from '../user-error';
import { orderBy } from '../where/post-where';

/** A requested list, with the query that finds its posts. */
export type LoopModel = PostQuery;

/** The list that `where` describes; `null` for a content type that REST does not show. */
export function findLoop(where: ElementorLoopWhereArgs, store: Store): LoopModel | null {
	const type = store.content.contentTypes.find(
		(one) => one.public && one.restBase !== '' && one.restBase === where.restBase,
	);
	if (!type) return null;
	const conditions = where.terms ?? [];
	const excluded = conditions.filter(({ isExcluded }) => isExcluded);
	return {
		types: [type.name],
		termGroups: conditions
			.filter(({ isExcluded }) => !isExcluded)
			.map((one) => termFilters(one, 'IN', store)),
		terms: excluded.flatMap((one) => termFilters(one, 'NOT IN', store)),
		authorIn: where.authorIn ?? undefined,
		authorNotIn: where.authorNotIn ?? undefined,
		in: where.in ?? undefined,
		notIn: where.notIn ?? undefined,
		after: where.after ?? undefined,
		before: where.before ?? undefined,
		sticky: where.isSticky ?? undefined,
		search: where.search || undefined,
	};
}

/** A filter for each taxonomy of the terms. */
function termFilters(
	{ databaseIds }: ElementorLoopTermsWhereArgs,
	operator: 'IN' | 'NOT IN',
	store: Store,
): TermFilter[] {
	const terms = databaseIds.flatMap((id) => store.term(id) ?? []);
	return [...groupBy(terms, ({ taxonomy }) => taxonomy)].map(([taxonomy, own]) => ({
		taxonomy,
		termIds: own.map(({ databaseId }) => databaseId),
		operator,
		includeChildren: true,
	}));
}

/** `ElementorLoop`. */
export const loopFields = {
	async total(loop: LoopModel, _: object, { store }: GraphQLContext) {
		await store.prepare(loop);
		return store.posts(loop, { first: 0 }).total;
	},
	async databaseIds(
		loop: LoopModel,
		{ orderby, offset, first }: ElementorLoopDatabaseIdsArgs,
		{ store, budget }: GraphQLContext,
	) {
		if ((offset ?? 0) < 0) throw userError('offset must be a positive integer.');
		await store.prepare(loop);
		// The companion plugin's lists are WordPress's own query.
		const orders = orderBy({ orderby }) ?? [];
		const equal = orders.splice(-1).flatMap(({ field, order }) => queryOrder(field, order));
		const query = { ...loop, orderBy: [...orders, ...equal] };
		const window = { first: readPaging({ first }).amount, offset: offset ?? 0 };
		const { items } = store.posts(query, window);
		budget.spend(items.length);
		return items.map(({ databaseId }) => databaseId);
	},
	async terms(
		loop: LoopModel,
		{ taxonomy, hideEmpty }: ElementorLoopTermsArgs,
		{ store, budget }: GraphQLContext,
	): Promise<ElementorLoopTerm[]> {
		await store.prepare(loop);
		const counts = store.termCounts(loop, taxonomy);
		const countOf = ({ databaseId }: TermRecord) => counts.get(databaseId) ?? 0;
		const terms = store.terms(taxonomy).filter((term) => !hideEmpty || countOf(term) > 0);
		budget.spend(terms.length);
		return terms.map((term) => ({
			databaseId: term.databaseId,
			parentDatabaseId: term.parentId,
			name: renderTermName(term.name),
			slug: term.slug,
			count: countOf(term),
		}));
	},
};
