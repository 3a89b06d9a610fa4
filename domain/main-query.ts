import { mergeTerms, setTerms, type TaxonomyTerms } from './posts-query';

/** What WordPress's main query lists on an archive. */
export type MainQuery =
	| { kind: 'post-type'; restBase: string }
	| { kind: 'term'; restBase: string; taxonomyRestBase: string; termId: number }
	| { kind: 'author'; restBase: string; authorId: number }
	| { kind: 'search'; search: string };

/**
 * The REST path that gives the ids of one page of the main query, behind `/wp-json/`.
 * @param pageNumber from 1
 * @param perPage WordPress's "blog pages show at most", 1 to 100
 */
export function mainQueryPath(query: MainQuery, pageNumber: number, perPage: number): string {
	const window = {
		page: `${pageNumber}`,
		per_page: `${Math.min(Math.max(perPage, 1), 100)}`,
		_fields: 'id',
	};
	switch (query.kind) {
		case 'post-type':
			return path(query.restBase, window);
		case 'term':
			return path(query.restBase, { [query.taxonomyRestBase]: `${query.termId}`, ...window });
		case 'author':
			return path(query.restBase, { author: `${query.authorId}`, ...window });
		case 'search':
			return path('search', { search: query.search, type: 'post', ...window });
	}
}

function path(restBase: string, parameters: Record<string, string>): string {
	return `wp/v2/${restBase}?${new URLSearchParams(parameters)}`;
}

/**
 * The path of the main query with a visitor's conditions on terms, at another page.
 * @param mainPath what `mainQueryPath` gave
 * @param pageNumber from 1
 * @returns null where nothing can fit both; conditions that REST cannot tell leave the list as it is
 */
export function filteredMainQuery(
	mainPath: string,
	conditions: readonly TaxonomyTerms[],
	pageNumber: number,
): string | null {
	const [route = '', query = ''] = mainPath.split('?');
	const parameters = new URLSearchParams(query);
	if (pageNumber > 1 || parameters.has('page')) parameters.set('page', `${pageNumber}`);
	for (const condition of conditions) {
		const stored = parameters.get(condition.restBase);
		const allowed = stored && {
			restBase: condition.restBase,
			termIds: stored.split(',').map(Number),
		};
		const merged = allowed ? mergeTerms(allowed, condition) : condition;
		if (!merged) return null;
		parameters.delete(condition.restBase);
		setTerms(parameters, condition.restBase, merged);
	}
	// The search route knows no terms; what it finds are posts above all.
	const isFilteredSearch = conditions.length > 0 && route === 'wp/v2/search';
	if (isFilteredSearch) parameters.delete('type');
	return `${isFilteredSearch ? 'wp/v2/posts' : route}?${parameters}`;
}
