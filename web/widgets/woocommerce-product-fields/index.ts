import { object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { alignText, color, custom, slider, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import priceCss from '../../shop/product/price.css?inline';
import starsCss from '../../ui/stars.css?inline';
import { ProductMeta, ProductMetaSettings } from './meta';
import metaCss from './meta.css?inline';
import ratingCss from './rating.css?inline';
import {
	ProductPrice,
	ProductRating,
	ProductShortDescription,
	ProductStock,
} from './woocommerce-product-fields';

/*
 * The widgets that show one field of the page's product. In front of a real site without WooGraphQL they show the
 * markup of WordPress.
 */

/** The settings of a field that has only style controls. */
const NO_SETTINGS = object({});

const PRICE = ' .price';

export const productPrice = defineWidget({
	types: ['woocommerce-product-price'],
	settings: object({
		/** If on, the old price and the new price are one below the other. */
		price_block: switchSetting(false),
	}),
	Markup: ProductPrice,
	needsShop: true,
	wrapperClasses: ({ price_block }) => [price_block && 'elementor-product-price-block-yes'],
	styles: [
		alignText('text_align', ''),
		color('price_color', PRICE),
		...typography('typography', PRICE),
		color('sale_price_color', ' .price ins'),
		...typography('sale_price_typography', ' .price ins'),
		custom('price_block', 'text', ' .price del', (value) =>
			value === 'yes' ? { display: 'block' } : undefined,
		),
		slider('sale_price_spacing', ' .price del', 'margin-inline-end'),
	],
	partsCss: { 'shop-price': priceCss },
});

export const productRating = defineWidget({
	types: ['woocommerce-product-rating'],
	settings: object({
		alignment: choiceSetting(['', 'left', 'center', 'right', 'justify', 'start', 'end'], ''),
	}),
	Markup: ProductRating,
	needsShop: true,
	wrapperClasses: ({ alignment }) => [
		alignment !== '' && `elementor-product-rating--align-${alignment}`,
	],
	styles: [
		color('star_color', ' .e-star-marked'),
		color('empty_star_color', ' .e-star-unmarked'),
		color('link_color', ' .woocommerce-review-link'),
		...typography('text_typography', ' .woocommerce-review-link'),
		slider('star_size', ' .star-rating', 'font-size'),
		slider('space_between', ' .woocommerce-product-rating', 'gap'),
	],
	partsCss: { stars: starsCss },
	css: ratingCss,
});

const SHORT_DESCRIPTION = ' .woocommerce-product-details__short-description';

export const productShortDescription = defineWidget({
	types: ['woocommerce-product-short-description'],
	settings: NO_SETTINGS,
	Markup: ProductShortDescription,
	needsShop: true,
	styles: [
		alignText('text_align', ''),
		color('text_color', SHORT_DESCRIPTION),
		...typography('text_typography', SHORT_DESCRIPTION),
	],
});

export const productStock = defineWidget({
	types: ['woocommerce-product-stock'],
	settings: NO_SETTINGS,
	Markup: ProductStock,
	needsShop: true,
	styles: [color('text_color', ' .stock'), ...typography('text_typography', ' .stock')],
});

export const productMeta = defineWidget({
	types: ['woocommerce-product-meta'],
	settings: ProductMetaSettings,
	Markup: ProductMeta,
	needsShop: true,
	wrapperClasses: ({ view }) => [`elementor-woo-meta--view-${view}`],
	styles: [
		slider('space_between', ' .product_meta', 'gap'),
		...typography('text_typography', ' .product_meta'),
		color('text_color', ' .product_meta'),
		...typography('link_typography', ' .product_meta a'),
		color('link_color', ' .product_meta a'),
	],
	css: metaCss,
});
