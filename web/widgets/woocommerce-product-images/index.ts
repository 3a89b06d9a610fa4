import { defineWidget } from '../../elements/tree/define-widget';
import saleFlashCss from '../../shop/product/sale-flash.css?inline';
import { ProductImagesSettings } from './settings';
import { productImagesStyles } from './styles';
import { ProductImages } from './woocommerce-product-images';
import css from './woocommerce-product-images.css?inline';

export const productImages = defineWidget({
	types: ['woocommerce-product-images'],
	settings: ProductImagesSettings,
	Markup: ProductImages,
	needsShop: true,
	styles: productImagesStyles,
	partsCss: { 'shop-sale-flash': saleFlashCss },
	css,
});
