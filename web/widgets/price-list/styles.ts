import {
	choice,
	color,
	customSize,
	dimensions,
	flexAlign,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const ITEM = ' .elementor-price-list-item';
const HEADER = ' .elementor-price-list-header';
const TITLE = ' .elementor-price-list-title';
const PRICE = ' .elementor-price-list-price';
const TEXT = ' .elementor-price-list-description';
const RULE = ' .elementor-price-list-separator';
const PICTURE = ' .elementor-price-list-image';

export const priceListStyles: readonly StyleControl[] = [
	color('heading_color', TITLE),
	...typography('heading_typography', HEADER),
	slider('content_spacing', HEADER, 'margin-bottom'),
	color('price_color', PRICE),
	...typography('price_typography', PRICE),
	color('description_color', TEXT),
	...typography('description_typography', TEXT),
	choice('separator_style', RULE, 'border-bottom-style'),
	slider('separator_weight', RULE, 'border-bottom-width'),
	color('separator_color', RULE, 'border-bottom-color'),
	slider('separator_spacing', RULE, 'margin-inline'),
	customSize('image_size', `${PICTURE} img`),
	dimensions('border_radius', `${PICTURE} img`, 'border-radius'),
	slider('image_spacing', ITEM, 'column-gap'),
	slider('row_gap', ' .elementor-price-list', 'gap'),
	flexAlign('vertical_align', ITEM, 'align-items'),
];
