import { defineIsland, islandQuery } from '../../elements/island/define-island';
import { ShopCartDocument } from '../../wordpress/shop/cart.shop.generated';
import { CartPage, type CartPageProps } from './cart-page';

export const cartIsland = defineIsland<CartPageProps>({
	Component: CartPage,
	queries: ({ isOwn }) => (isOwn ? [islandQuery(ShopCartDocument, {})] : []),
});
