import { color, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { ProductStockSettings } from './settings';
import { ProductStock } from './woocommerce-product-stock';

export const productStock = defineWidget({
	types: ['woocommerce-product-stock'],
	settings: ProductStockSettings,
	Markup: ProductStock,
	needsShop: true,
	styles: [color('text_color', ' .stock'), ...typography('text_typography', ' .stock')],
});
