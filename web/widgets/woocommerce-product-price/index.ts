import { defineWidget } from '../../elements/tree/define-widget';
import priceCss from '../../shop/product/price.css?inline';
import { ProductPriceSettings } from './settings';
import { productPriceStyles } from './styles';
import { ProductPrice } from './woocommerce-product-price';

export const productPrice = defineWidget({
	types: ['woocommerce-product-price'],
	settings: ProductPriceSettings,
	Markup: ProductPrice,
	needsShop: true,
	wrapperClasses: ({ price_block }) => [price_block && 'elementor-product-price-block-yes'],
	styles: productPriceStyles,
	partsCss: { 'shop-price': priceCss },
});
