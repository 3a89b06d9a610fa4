import type { Store } from './store';

/** The number of the category that posts without one belong to in WordPress. */
export function defaultCategory(store: Store): number {
	const { defaultCategory: chosen } = store.settings;
	const isThere = chosen !== undefined && store.term(chosen)?.taxonomy === 'category';
	return isThere ? chosen : (store.termBySlug('category', 'uncategorized')?.databaseId ?? 1);
}
