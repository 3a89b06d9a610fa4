import { alignText, color, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { ProductShortDescriptionSettings } from './settings';
import { ProductShortDescription } from './woocommerce-product-short-description';

const TEXT = ' .woocommerce-product-details__short-description';

export const productShortDescription = defineWidget({
	types: ['woocommerce-product-short-description'],
	settings: ProductShortDescriptionSettings,
	Markup: ProductShortDescription,
	needsShop: true,
	styles: [
		alignText('text_align', ''),
		color('text_color', TEXT),
		...typography('text_typography', TEXT),
	],
});
