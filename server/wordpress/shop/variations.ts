import type { VariationRecord } from '@outrigger/formats/model/shop-records';
import type { Store } from '../store/store';
import { type ProductPost, productOf } from './offers';

/** One form of a variable product, with the product that it is a form of. */
export interface VariationModel {
	variation: VariationRecord;
	post: ProductPost;
}

/** `Dry bag - 20 litres, Deep blue`, as WooCommerce names variations. */
export const variationName = ({ variation, post }: VariationModel): string => {
	const chosen = variation.attributes.map(({ value }) => value).filter(Boolean);
	return chosen.length > 0 ? `${post.title} - ${chosen.join(', ')}` : post.title;
};

const indexes = new WeakMap<Store['content'], ReadonlyMap<number, VariationModel>>();

/** A variation by its number, for any viewer of its product. */
export function variationById(store: Store, databaseId: number): VariationModel | null {
	let index = indexes.get(store.content);
	if (!index) {
		index = new Map(
			store.content.posts
				.filter(({ product }) => product)
				.flatMap((record) => {
					const post = { ...record, product: productOf(record) };
					return post.product.variations.map(
						(variation) => [variation.databaseId, { variation, post }] as const,
					);
				}),
		);
		indexes.set(store.content, index);
	}
	return index.get(databaseId) ?? null;
}
