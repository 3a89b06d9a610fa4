import { idsOf } from '@outrigger/rules/lists/posts-query';
import {
	type ConditionTaxonomy,
	type ConditionTerm,
	comparedTerms,
	type TermClause,
	withoutAncestors,
	withoutImplied,
} from '@outrigger/rules/lists/term-clauses';
import { conditionTaxonomies, type LoopSources } from '../source/loop-sources';
import { termParents } from './term-conditions';

/** The terms of a taxonomy that a visitor chose, as the URL contains them. */
export interface ChosenTerms {
	/** WordPress's name of the taxonomy. */
	taxonomy: string;
	/** Slugs. */
	terms: readonly string[];
	/** `OR` if one of the terms is enough. */
	logicalJoin?: string | undefined;
}

/** The largest number of slugs that REST accepts in one list. */
const MOST_SLUGS = 100;

/**
 * The conditions of a list and a visitor's choice together. A taxonomy that the site does not have is ignored. For
 * terms that the site does not have, nothing can be found.
 * @param allowed the conditions of the list itself
 * @returns null if nothing can be found
 */
export async function narrowedClauses(
	sources: LoopSources,
	allowed: readonly TermClause[],
	chosen: readonly ChosenTerms[],
): Promise<readonly TermClause[] | null> {
	if (chosen.length === 0) return allowed;
	const known = await conditionTaxonomies(sources);
	const choices = await Promise.all(
		chosen.map(async ({ taxonomy: name, terms, logicalJoin }) => {
			const taxonomy = known.get(name);
			if (!taxonomy) return [];
			const wanted = [...new Set(terms)];
			const found = await termsBySlug(sources, taxonomy, wanted);
			const isOr = logicalJoin === 'OR';
			if (isOr ? found.length === 0 : found.length < wanted.length) return null;
			return [{ found, isOr }];
		}),
	);
	if (choices.includes(null)) return null;
	const own = choices.flatMap((choice) => choice ?? []);
	const all = [...allowed.flat(), ...own.flatMap(({ found }) => found)];
	const parents = await termParents(sources, comparedTerms(all));
	const clauses = own.flatMap(({ found, isOr }): TermClause[] => {
		const ids = withoutAncestors(
			found.map(({ termId }) => termId),
			parents,
		);
		const left = found.filter(({ termId }) => ids.includes(termId));
		return isOr ? [left] : left.map((term) => [term]);
	});
	return withoutImplied([...clauses, ...allowed], parents);
}

async function termsBySlug(
	{ rest }: LoopSources,
	taxonomy: ConditionTaxonomy,
	wanted: readonly string[],
): Promise<ConditionTerm[]> {
	// No slug contains a comma: REST would read it as two slugs of the list.
	const slugs = wanted.filter((slug) => !slug.includes(',')).slice(0, MOST_SLUGS);
	if (slugs.length === 0) return [];
	const parameters = new URLSearchParams({
		slug: slugs.join(','),
		per_page: `${MOST_SLUGS}`,
		_fields: 'id',
	});
	const { body } = await rest(`wp/v2/${taxonomy.restBase}?${parameters}`);
	return idsOf(body).map((termId) => ({ taxonomy, termId }));
}
