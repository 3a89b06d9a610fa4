import { border, dimensions, type StyleControl, slider } from '../../elements/styles/factories';

const LARGE = ' .woocommerce-product-gallery__wrapper img';
const SMALL = ' .flex-control-thumbs img';

export const productImagesStyles: readonly StyleControl[] = [
	...border('image_border', LARGE),
	dimensions('image_border_radius', LARGE, 'border-radius'),
	slider('spacing', ' .flex-control-thumbs', 'margin-block-start'),
	...border('thumbs_border', SMALL),
	dimensions('thumbs_border_radius', SMALL, 'border-radius'),
	slider('spacing_thumbs', ' .flex-control-thumbs', 'gap'),
];
