import { defineIsland, islandQuery } from '../../elements/island/define-island';
import { ShopOrderReceivedDocument } from '../../wordpress/shop/checkout.shop.generated';
import { OrderReceived, type OrderReceivedProps } from './order-received';

export const summaryIsland = defineIsland<OrderReceivedProps>({
	Component: OrderReceived,
	queries: ({ ownKey }) =>
		ownKey ? [islandQuery(ShopOrderReceivedDocument, { key: ownKey })] : [],
});
