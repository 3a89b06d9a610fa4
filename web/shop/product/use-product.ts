import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import type { UnionFields } from '@outrigger/rules/values/union-fields';
import { useCurrentNode } from '../../elements/context/current-node';
import { useRender } from '../../elements/context/render-context';
import {
	type Product_PageFragment,
	ShopProductDocument,
} from '../../wordpress/shop/products.shop.generated';

/** A product as the widgets of a product page read it. */
export type Product = UnionFields<Product_PageFragment>;

/** WordPress's name for the content type of products. */
const PRODUCT_TYPE = 'product';

/**
 * The product of the page, or of the item of a loop; null if there is none, or if WordPress has no shop.
 *
 * @param chosenId database id of a product that an editor chose instead; 0 for none
 */
export function useProduct(chosenId = 0): Product | null {
	const node = useCurrentNode();
	const { hasShop = false } = useRender();
	const ownId = node?.contentTypeName === PRODUCT_TYPE ? node.databaseId : 0;
	const id = chosenId || ownId;
	const isAsked = hasShop && id > 0;
	const { data } = useSuspenseQuery(
		ShopProductDocument,
		isAsked ? { variables: { id: `${id}`, idType: 'DATABASE_ID' as const } } : skipToken,
	);
	return data?.product ?? null;
}
