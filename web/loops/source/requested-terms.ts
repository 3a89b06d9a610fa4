import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { LONGEST_PAGE } from '@outrigger/rules/lists/posts-query';
import { familyCounts } from '@outrigger/rules/lists/term-counts';
import type { CountedList, ListTerm, NamedTaxonomy } from './list-terms';
import type { LoopSources } from './loop-sources';
import { orderedIds } from './ordered-ids';
import { FIRST, firstIds, MOST_IDS } from './post-ids';
import { restItems, rowsOf } from './rest-items';

/** A term as REST lists it. */
interface TermRow extends Omit<ListTerm, 'count'> {
	/** The number of posts on the whole site that have this term itself, not only a child of it. */
	siteCount: number;
}

/**
 * The terms of a taxonomy counted only with core REST: the function reads a list of up to a thousand items, a hundred
 * in each request. A longer list has no counts; the site's own counts then decide which terms have content.
 */
export async function requestedTerms(
	sources: LoopSources,
	list: CountedList,
	{ restBase }: NamedTaxonomy,
): Promise<ListTerm[]> {
	const [rows, items] = await Promise.all([
		termRows(sources, restBase),
		termsOfItems(sources, list, restBase),
	]);
	const parents = new Map(rows.map((row) => [row.databaseId, row.parentDatabaseId]));
	const used = rows.filter(({ siteCount }) => siteCount > 0).map(({ databaseId }) => [databaseId]);
	const counts = familyCounts(items ?? used, parents);
	return rows.map(({ siteCount: _, ...term }) => {
		const count = counts.get(term.databaseId) ?? 0;
		return { ...term, count: items || count === 0 ? count : null };
	});
}

/** @returns null if the list is too long to be read */
async function termsOfItems(
	sources: LoopSources,
	{ queries }: CountedList,
	restBase: string,
): Promise<number[][] | null> {
	const lists = await Promise.all(
		queries.map(async (query) => {
			const part = await orderedIds(sources, { ...query, orderBy: 'post_date' }, '');
			const first = await part(FIRST);
			if (first.total > MOST_IDS) return null;
			const { ids } = await firstIds(part, Promise.resolve(first));
			const items = await restItems(sources, query.restBase, ids, ['id', restBase]);
			return items.map((item) => numbersIn(item[restBase]));
		}),
	);
	return lists.includes(null) ? null : lists.flatMap((items) => items ?? []);
}

async function termRows({ rest }: LoopSources, restBase: string): Promise<TermRow[]> {
	const ask = (page: number) => {
		const parameters = new URLSearchParams({
			per_page: `${LONGEST_PAGE}`,
			page: `${page}`,
			orderby: 'name',
			order: 'asc',
			_fields: 'id,name,slug,count,parent',
		});
		return rest(`wp/v2/${restBase}?${parameters}`);
	};
	const first = await ask(1);
	const last = Math.min(first.totalPages, MOST_IDS / LONGEST_PAGE);
	const later = Array.from({ length: Math.max(0, last - 1) }, (_, at) => ask(at + 2));
	return [first, ...(await Promise.all(later))]
		.flatMap(({ body }) => rowsOf(body))
		.flatMap(({ id, name, slug, count, parent }) => {
			if (typeof id !== 'number' || typeof slug !== 'string' || slug === '') return [];
			return {
				databaseId: id,
				parentDatabaseId: typeof parent === 'number' ? parent : 0,
				name: typeof name === 'string' ? name : slug,
				slug: decoded(slug),
				siteCount: typeof count === 'number' ? count : 0,
			};
		});
}

function numbersIn(value: unknown): number[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

/** WordPress stores slugs in other scripts percent-encoded; in an address they must be encoded only once. */
const decoded = (slug: string): string => percentDecoded(slug) ?? slug;
