import { color, type StyleControl, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import orderCss from '../../shop/order/order.css?inline';
import { PurchaseSummary, PurchaseSummarySettings } from './woocommerce-purchase-summary';

const HEADING = ' .e-shop-section h2';

const purchaseSummaryStyles: readonly StyleControl[] = [
	color('confirmation_message_color', ' .woocommerce-thankyou-order-received'),
	...typography('confirmation_message_typography', ' .woocommerce-thankyou-order-received'),
	color('titles_color', HEADING),
	...typography('titles_typography', HEADING),
	color('general_text_color', ' .woocommerce-order'),
	...typography('general_text_typography', ' .woocommerce-order'),
];

export const purchaseSummary = defineWidget({
	types: ['woocommerce-purchase-summary'],
	settings: PurchaseSummarySettings,
	Markup: PurchaseSummary,
	needsShop: true,
	styles: purchaseSummaryStyles,
	partsCss: { 'shop-cart': cartCss, 'shop-order': orderCss },
});
