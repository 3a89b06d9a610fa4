/** The values of a piece of content by which its neighbours are found. */
export interface Place {
	/** The name of the content type in REST, for example `posts`. */
	restBase: string;
	databaseId: number;
	/** The local date, `2026-06-03T05:40:00`. */
	date: string;
	/**
	 * Neighbours must have at least one of these terms. It has the name of the taxonomy in REST, and the ids of the
	 * terms; null if neighbours need not share a term.
	 */
	terms: { restBase: string; ids: readonly number[] } | null;
}

/**
 * The REST paths of the queries for the ids of the previous and the next post by date. WPGraphQL has no field for
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
