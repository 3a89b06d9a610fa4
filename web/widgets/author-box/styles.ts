import {
	alignText,
	border,
	color,
	dimensions,
	flexAlign,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .elementor-author-box';
const AVATAR = ' .elementor-author-box__avatar';
const BUTTON = ' .elementor-author-box__button';

export const authorBoxStyles: readonly StyleControl[] = [
	alignText('alignment', BOX),
	flexAlign('image_vertical_align', BOX, 'align-items'),
	slider('image_size', AVATAR, (size) => ({ width: size, height: size })),
	slider('image_gap', BOX, 'gap'),
	dimensions('image_border_radius', AVATAR, 'border-radius'),
	...border('image_border', AVATAR),
	color('name_color', ' .elementor-author-box__name'),
	...typography('name_typography', ' .elementor-author-box__name'),
	color('bio_color', ' .elementor-author-box__bio'),
	...typography('bio_typography', ' .elementor-author-box__bio'),
	color('button_text_color', BUTTON),
	color('button_background_color', BUTTON, 'background-color'),
	...typography('button_typography', BUTTON),
];
