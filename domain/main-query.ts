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
