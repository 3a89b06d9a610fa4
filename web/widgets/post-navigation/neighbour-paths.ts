/** The place of a piece of content among its own. */
export interface Place {
	/** REST's name of its content type, `posts`. */
	restBase: string;
	databaseId: number;
	/** Local, `2026-06-03T05:40:00`. */
	date: string;
	/**
	 * Neighbours have at least one of these terms: REST's name of the taxonomy, and the terms' ids; null for any
	 * neighbours.
	 */
	terms: { restBase: string; ids: readonly number[] } | null;
}

/**
 * The REST paths of queries for the ids of the previous and the next post, by date. WPGraphQL has no field for
 * neighbours.
 */
export function neighbourPaths({ restBase, databaseId, date, terms }: Place): {
	previous: string;
	next: string;
} {
	const path = (bound: 'before' | 'after', order: 'asc' | 'desc') => {
		const parameters = new URLSearchParams({
			[bound]: date,
			exclude: `${databaseId}`,
			orderby: 'date',
			order,
			per_page: '1',
			_fields: 'id',
		});
		if (terms) parameters.set(terms.restBase, terms.ids.join(','));
		return `wp/v2/${restBase}?${parameters}`;
	};
	return { previous: path('before', 'desc'), next: path('after', 'asc') };
}
