import type { ContentTypeRecord, TaxonomyRecord } from '@outrigger/formats/model/records';
import type { PostQuery, Store, TermFilter } from '../store/store';
import { taxonomiesOf } from './content-types';
import { ownTaxonomiesOf } from './own-types';
import type { ParamReader } from './param-reader';
import type { RestContext } from './rest-context';

/**
 * One parameter on terms, either `boat_type=4,5` or
 * `boat_type[terms]=4,5&boat_type[operator]=AND&boat_type[include_children]=true`.
 * As in WordPress, plain lists never include children. If all terms are required, all of their children are required
 * too. Taxonomies without a hierarchy have no key for children, and exclusions have no key for the operator.
 */
function readFilter(
	{ store }: RestContext,
	read: ParamReader,
	name: string,
	taxonomy: TaxonomyRecord,
	isExclusion: boolean,
): TermFilter[] {
	const keys = [
		'terms',
		...(isExclusion ? [] : ['operator']),
		...(taxonomy.hierarchical ? ['include_children'] : []),
	];
	const inside = read.inside(name, keys);
	const termIds = inside === null ? read.integers(name) : inside.integers('terms');
	const operator = isExclusion ? undefined : inside?.choice('operator', ['AND', 'OR']);
	const includeChildren = (taxonomy.hierarchical && inside?.flag('include_children')) ?? false;
	if (termIds === undefined) return [];
	const needsAll = operator === 'AND';
	return [
		{
			taxonomy: taxonomy.name,
			termIds: needsAll && includeChildren ? withDescendants(store, termIds) : termIds,
			operator: isExclusion ? 'NOT IN' : needsAll ? 'AND' : 'IN',
			includeChildren: includeChildren && !needsAll,
		},
	];
}

function withDescendants(store: Store, termIds: readonly number[]): number[] {
	return termIds.flatMap((id) => [
		id,
		...withDescendants(
			store,
			store.childTermsOf(id).map(({ databaseId }) => databaseId),
		),
	]);
}

/** All conditions on terms of a list of posts, and how they combine (`tax_relation`, all of them by default). */
export function readTermFilters(
	context: RestContext,
	type: ContentTypeRecord,
	read: ParamReader,
): Pick<PostQuery, 'terms' | 'termRelation'> {
	const taxonomies = [...taxonomiesOf(context.store, type.name), ...ownTaxonomiesOf(type)];
	if (taxonomies.length === 0) return { terms: [] };
	const terms = taxonomies.flatMap((taxonomy) => [
		...readFilter(context, read, taxonomy.restBase, taxonomy, false),
		...readFilter(context, read, `${taxonomy.restBase}_exclude`, taxonomy, true),
	]);
	return { terms, termRelation: read.choice('tax_relation', ['AND', 'OR']) ?? 'AND' };
}
