import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import orderCss from '../../shop/order/order.css?inline';
import { PurchaseSummarySettings } from './settings';
import { purchaseSummaryStyles } from './styles';
import { PurchaseSummary } from './woocommerce-purchase-summary';

export const purchaseSummary = defineWidget({
	types: ['woocommerce-purchase-summary'],
	settings: PurchaseSummarySettings,
	Markup: PurchaseSummary,
	needsShop: true,
	styles: purchaseSummaryStyles,
	partsCss: { 'shop-cart': cartCss, 'shop-order': orderCss },
});
