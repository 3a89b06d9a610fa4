import {
	border,
	boxShadow,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import { gridStyles } from '../../loops/markup/grid-styles';

const LIST = ' ul.products';
const ITEM = ' ul.products li.product';
const TITLE = ' .woocommerce-loop-product__title';
const PRICE = ' li.product .price';
const BUTTON = ' li.product .button';
const BUTTON_USED = ' li.product .button:hover, li.product .button:focus-visible';
const FLASH = ' li.product .onsale';

export const productsStyles: readonly StyleControl[] = [
	...gridStyles('', LIST),
	...border('image_border', ' li.product img'),
	dimensions('image_border_radius', ' li.product img', 'border-radius'),
	slider('image_spacing', ' li.product img', 'margin-block-end'),
	color('title_color', TITLE),
	...typography('title_typography', TITLE),
	slider('title_spacing', TITLE, 'margin-block-end'),
	color('star_color', ' li.product .e-star-marked'),
	color('empty_star_color', ' li.product .e-star-unmarked'),
	slider('star_size', ' li.product .star-rating', 'font-size'),
	slider('rating_spacing', ' li.product .star-rating', 'margin-block-end'),
	color('price_color', PRICE),
	...typography('price_typography', PRICE),
	color('old_price_color', ' li.product .price del'),
	...typography('old_price_typography', ' li.product .price del'),
	color('button_text_color', BUTTON),
	color('button_background_color', BUTTON, 'background-color'),
	color('button_border_color', BUTTON, 'border-color'),
	...typography('button_typography', BUTTON),
	color('button_hover_color', BUTTON_USED),
	color('button_hover_background_color', BUTTON_USED, 'background-color'),
	color('button_hover_border_color', BUTTON_USED, 'border-color'),
	...border('button_border', BUTTON),
	dimensions('button_border_radius', BUTTON, 'border-radius'),
	dimensions('button_text_padding', BUTTON, 'padding'),
	slider('button_spacing', BUTTON, 'margin-block-start'),
	dimensions('box_border_width', ITEM, 'border-width'),
	slider('box_border_radius', ITEM, 'border-radius'),
	dimensions('box_padding', ITEM, 'padding'),
	color('box_bg_color', ITEM, 'background-color'),
	color('box_border_color', ITEM, 'border-color'),
	...boxShadow('box_shadow', ITEM),
	slider('pagination_spacing', ' .woocommerce-pagination', 'margin-block-start'),
	color('onsale_text_color', FLASH),
	color('onsale_text_background_color', FLASH, 'background-color'),
	...typography('onsale_typography', FLASH),
	slider('onsale_border_radius', FLASH, 'border-radius'),
	color('heading_color', ' .products-heading'),
	...typography('heading_typography', ' .products-heading'),
	slider('heading_spacing', ' .products-heading', 'margin-block-end'),
];
