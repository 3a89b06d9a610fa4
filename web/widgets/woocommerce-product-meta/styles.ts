import { color, type StyleControl, slider, typography } from '../../elements/styles/factories';

export const productMetaStyles: readonly StyleControl[] = [
	slider('space_between', ' .product_meta', 'gap'),
	...typography('text_typography', ' .product_meta'),
	color('text_color', ' .product_meta'),
	...typography('link_typography', ' .product_meta a'),
	color('link_color', ' .product_meta a'),
];
