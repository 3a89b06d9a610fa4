import {
	alignText,
	border,
	color,
	dimensions,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const IMAGE = ' .gallery-item img';
const CAPTION = ' .gallery-item .gallery-caption';

export const imageGalleryStyles: readonly StyleControl[] = [
	slider('image_spacing_custom', '.gallery-spacing-custom .gallery', '--gallery-gap'),
	...border('image_border', IMAGE),
	dimensions('image_border_radius', IMAGE, 'border-radius'),
	alignText('align', CAPTION),
	color('text_color', CAPTION),
	...typography('typography', CAPTION),
	...textShadow('caption_shadow', CAPTION),
	slider('caption_space', CAPTION, 'margin-block-start'),
];
