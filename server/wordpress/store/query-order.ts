import type { PostOrderField, PostQuery } from './store';

/**
 * The order of WordPress's own query. Equal dates follow their ids in the direction of the list, as the index of
 * WordPress's database has them; equal entries of every other order have the lowest id first. WPGraphQL's lists differ:
 * they have the highest id first, which is the order of the store.
 */
export function queryOrder(
	field: PostOrderField,
	order: 'ASC' | 'DESC',
): NonNullable<PostQuery['orderBy']> {
	if (field === 'date' && order === 'DESC') return [{ field, order }];
	return [
		{ field, order },
		{ field: 'id', order: 'ASC' },
	];
}
