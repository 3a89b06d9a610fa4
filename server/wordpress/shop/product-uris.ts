import type { Store } from '../store/store';
import { variationById } from './variations';

/** Addresses of products; a variation stands for its product. */
export function productUris(store: Store, ids: readonly number[]): string[] {
	const products = ids.map((id) => store.post(id) ?? variationById(store, id)?.post);
	return [...new Set(products.flatMap((post) => post?.uri ?? []))];
}
