import type { TermRecord } from '@outrigger/formats/model/records';
import { renderTermName } from '../../texts/titles';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';
import { type LanguageWhere, requestedLanguages } from '../resolvers/language-fields';
import { plainWhere, requestedSlugs } from './plain-where';

type Ids = readonly (string | null | undefined)[] | null;

/** Every argument that some list of terms takes in `where`. */
export interface TermListWhere extends LanguageWhere {
	childOf?: number | null;
	childless?: boolean | null;
	descriptionLike?: string | null;
	exclude?: Ids;
	excludeTree?: Ids;
	hideEmpty?: boolean | null;
	include?: Ids;
	name?: Ids;
	nameLike?: string | null;
	objectIds?: Ids;
	order?: string | null;
	orderby?: string | null;
	parent?: number | null;
	search?: string | null;
	slug?: Ids;
	taxonomies?: Ids;
	/** The old spelling of the next argument; if both are given, the next one counts. */
	termTaxonomId?: Ids;
	termTaxonomyId?: Ids;
}

const plain = (text: string) => renderTermName(text).toLowerCase();
const holds = (text: string, part: string) => plain(text).includes(plain(part));

function isBelow(term: TermRecord, ancestors: readonly number[], context: GraphQLContext): boolean {
	for (let id = term.parentId; id !== 0; id = context.store.term(id)?.parentId ?? 0) {
		if (ancestors.includes(id)) return true;
	}
	return false;
}

/** The given conditions as predicates of one term. */
function conditions(
	where: TermListWhere,
	context: GraphQLContext,
): ((term: TermRecord) => boolean)[] {
	const { store } = context;
	const tests: ((term: TermRecord) => boolean)[] = [];
	const when = <T>(
		value: T | null | undefined,
		test: (value: T) => (term: TermRecord) => boolean,
	) => {
		if (value !== null && value !== undefined) tests.push(test(value));
	};
	const ids = (list: Ids | undefined) => (list ? toDatabaseIds(list) : null);
	when(where.childOf || null, (id) => (term) => isBelow(term, [id], context));
	when(where.parent, (id) => (term) => term.parentId === id);
	when(
		requestedLanguages(where, store),
		(slugs) =>
			({ language }) =>
				language === undefined || slugs.includes(language),
	);
	when(where.childless || null, () => (term) => store.childTermsOf(term.databaseId).length === 0);
	when(where.hideEmpty || null, () => (term) => term.count > 0);
	when(ids(where.include), (list) => (term) => list.includes(term.databaseId));
	when(
		ids(where.termTaxonomyId?.length ? where.termTaxonomyId : where.termTaxonomId),
		(list) => (term) => list.includes(term.databaseId),
	);
	when(ids(where.exclude), (list) => (term) => !list.includes(term.databaseId));
	when(
		ids(where.excludeTree),
		(list) => (term) => !list.includes(term.databaseId) && !isBelow(term, list, context),
	);
	when(where.name, (list) => {
		const names = list.map((name) => renderTermName(name ?? '').toLowerCase());
		return (term) => names.includes(renderTermName(term.name).toLowerCase());
	});
	when(where.slug, (list) => {
		const slugs = requestedSlugs(list);
		return (term) => slugs.includes(term.slug);
	});
	when(where.nameLike, (part) => (term) => holds(term.name, part));
	when(where.descriptionLike, (part) => (term) => holds(term.description, part));
	when(where.search, (part) => (term) => holds(term.name, part) || holds(term.slug, part));
	when(ids(where.objectIds), (list) => {
		const carried = new Set(list.flatMap((id) => store.post(id)?.termIds ?? []));
		return (term) => carried.has(term.databaseId);
	});
	when(where.taxonomies, (values) => {
		const names = values.map((value) => context.names.taxonomies.toWordPress(value ?? ''));
		return (term) => names.includes(term.taxonomy);
	});
	return tests;
}

const SORT_KEYS: Readonly<Record<string, (term: TermRecord) => string | number>> = {
	COUNT: (term) => term.count,
	DESCRIPTION: (term) => term.description,
	NAME: (term) => term.name,
	SLUG: (term) => term.slug,
	TERM_ID: (term) => term.databaseId,
};
const byName = (term: TermRecord): string | number => term.name;

function compare(one: string | number, other: string | number): number {
	if (typeof one === 'number' && typeof other === 'number') return one - other;
	return String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

/**
 * Filters and orders terms as WordPress does: by name as the default, equal ones by id in the same direction. An
 * unknown order counts as the order by name.
 */
export function selectTerms(
	terms: readonly TermRecord[],
	where: TermListWhere | null | undefined,
	context: GraphQLContext,
): TermRecord[] {
	const tests = where ? conditions(plainWhere(where), context) : [];
	const key = SORT_KEYS[where?.orderby ?? 'NAME'] ?? byName;
	const direction = where?.order === 'DESC' ? -1 : 1;
	return terms
		.filter((term) => tests.every((test) => test(term)))
		.sort(
			(one, other) =>
				direction * (compare(key(one), key(other)) || one.databaseId - other.databaseId),
		);
}
