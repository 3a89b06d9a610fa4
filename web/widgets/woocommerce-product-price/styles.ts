import {
	alignText,
	color,
	custom,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const PRICE = ' .price';

export const productPriceStyles: readonly StyleControl[] = [
	alignText('text_align', ''),
	color('price_color', PRICE),
	...typography('typography', PRICE),
	color('sale_price_color', ' .price ins'),
	...typography('sale_price_typography', ' .price ins'),
	custom('price_block', 'text', ' .price del', (value) =>
		value === 'yes' ? { display: 'block' } : undefined,
	),
	slider('sale_price_spacing', ' .price del', 'margin-inline-end'),
];
