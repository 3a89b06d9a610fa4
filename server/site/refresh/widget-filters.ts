import { type LoopFilter, readLogicalJoin } from '@outrigger/rules/lists/loop-filter';
import * as v from 'valibot';

/** The most characters of a term: WordPress cuts slugs at 200 characters. */
const MAX_TERM_LENGTH = 200;
/**
 * The most terms and taxonomies: no visitor can press more buttons, and a call with more of them is an attack on the
 * database.
 */
const MAX_TERMS = 50;
const MAX_TAXONOMIES = 10;

const Terms = v.pipe(
	v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TERM_LENGTH))),
	v.maxLength(MAX_TERMS),
);

const TaxonomyFilter = v.strictObject({
	filterType: v.optional(v.literal('taxonomy')),
	selectedTaxonomy: v.optional(v.string()),
	terms: Terms,
	/** Neither AND nor OR means that no join was set. */
	logicalJoin: v.optional(v.nullable(v.string())),
});

/** A taxonomy's name as WordPress registers it. */
const TaxonomyName = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,32}$/));

/**
 * `widget_filters` of a refresh call: `{ taxonomy: { boat_type: { terms: ['rib'], logicalJoin: 'OR' } } }`. PHP writes
 * an empty object as `[]`. Returns the filters with terms, in their order.
 */
export const WidgetFilters = v.pipe(
	v.union([
		v.pipe(v.array(v.never()), v.maxLength(0)),
		v.strictObject({
			taxonomy: v.optional(
				v.pipe(
					v.record(TaxonomyName, TaxonomyFilter),
					v.check((filters) => Object.keys(filters).length <= MAX_TAXONOMIES),
				),
			),
		}),
	]),
	v.transform((stored): LoopFilter[] => {
		const filters = Array.isArray(stored) ? {} : (stored.taxonomy ?? {});
		return Object.entries(filters)
			.filter(([, { terms }]) => terms.length > 0)
			.map(([taxonomy, { terms, logicalJoin }]) => ({
				taxonomy,
				terms: [...new Set(terms)],
				logicalJoin: readLogicalJoin(logicalJoin),
			}));
	}),
);
