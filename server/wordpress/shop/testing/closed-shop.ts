import type { Store } from '../../store/store';
import { createShop } from '../create-shop';

/** A shop for tests that buy nothing: it has no database. */
export const closedShop = (store: Store) =>
	createShop({
		store: () => store,
		database: () => Promise.reject(new Error('Nothing is bought here.')),
		siteUrl: 'http://site.test',
		secret: () => 'closed',
		onSold: () => undefined,
		onOrdered: async () => undefined,
		now: Date.now,
	});
