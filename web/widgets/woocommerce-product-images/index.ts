import { border, dimensions, type StyleControl, slider } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import saleFlashCss from '../../shop/product/sale-flash.css?inline';
import { ProductImages, ProductImagesSettings } from './woocommerce-product-images';
import css from './woocommerce-product-images.css?inline';

const LARGE = ' .woocommerce-product-gallery__wrapper img';
const SMALL = ' .flex-control-thumbs img';

const productImagesStyles: readonly StyleControl[] = [
	...border('image_border', LARGE),
	dimensions('image_border_radius', LARGE, 'border-radius'),
	slider('spacing', ' .flex-control-thumbs', 'margin-block-start'),
	...border('thumbs_border', SMALL),
	dimensions('thumbs_border_radius', SMALL, 'border-radius'),
	slider('spacing_thumbs', ' .flex-control-thumbs', 'gap'),
];

export const productImages = defineWidget({
	types: ['woocommerce-product-images'],
	settings: ProductImagesSettings,
	Markup: ProductImages,
	needsShop: true,
	styles: productImagesStyles,
	partsCss: { 'shop-sale-flash': saleFlashCss },
	css,
});
