import type { ContentTypeRecord, TaxonomyRecord } from '../store/records';
import type { PostQuery, TermFilter } from '../store/store';
import { taxonomiesOf } from './content-types';
import type { ParamReader } from './param-reader';
import type { RestContext } from './rest-context';

const KEYS = ['terms', 'operator', 'include_children'];

/**
 * One parameter on terms, either `boat_type=4,5` or
 * `boat_type[terms]=4,5&boat_type[operator]=AND&boat_type[include_children]=true`.
 * Plain lists never include children, as in WordPress.
 */
function readFilter(
	read: ParamReader,
	name: string,
	taxonomy: TaxonomyRecord,
	isExclusion: boolean,
): TermFilter[] {
	const inside = read.inside(name, KEYS);
	const termIds = inside === null ? read.integers(name) : inside.integers('terms');
	const operator = isExclusion ? undefined : inside?.choice('operator', ['AND', 'OR']);
	const includeChildren = inside?.flag('include_children') ?? false;
	if (termIds === undefined) return [];
	return [
		{
			taxonomy: taxonomy.name,
			termIds,
			operator: isExclusion ? 'NOT IN' : operator === 'AND' ? 'AND' : 'IN',
			includeChildren: taxonomy.hierarchical && includeChildren,
		},
	];
}

/** All conditions on terms of a list of posts, and how they combine (`tax_relation`, all of them by default). */
export function readTermFilters(
	context: RestContext,
	type: ContentTypeRecord,
	read: ParamReader,
): Pick<PostQuery, 'terms' | 'termRelation'> {
	const terms = taxonomiesOf(context.store, type.name).flatMap((taxonomy) => [
		...readFilter(read, taxonomy.restBase, taxonomy, false),
		...readFilter(read, `${taxonomy.restBase}_exclude`, taxonomy, true),
	]);
	return { terms, termRelation: read.choice('tax_relation', ['AND', 'OR']) ?? 'AND' };
}
