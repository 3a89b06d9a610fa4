import type { Store } from './store';

/** The id of the category that WordPress gives to posts without a category. */
export function defaultCategory(store: Store): number {
	const { defaultCategory: chosen } = store.settings;
	const isThere = chosen !== undefined && store.term(chosen)?.taxonomy === 'category';
	return isThere ? chosen : (store.termBySlug('category', 'uncategorized')?.databaseId ?? 1);
}
