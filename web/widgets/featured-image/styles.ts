import {
	alignText,
	border,
	boxShadow,
	color,
	cssFilters,
	dimensions,
	number,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const PICTURE = ' img';
const CAPTION = ' .widget-image-caption';

export const featuredImageStyles: readonly StyleControl[] = [
	alignText('align', ''),
	slider('width', PICTURE, 'width'),
	slider('space', PICTURE, 'max-width'),
	slider('height', PICTURE, 'height'),
	number('opacity', PICTURE, 'opacity'),
	...cssFilters('css_filters', PICTURE),
	...border('image_border', PICTURE),
	dimensions('image_border_radius', PICTURE, 'border-radius'),
	...boxShadow('image_box_shadow', PICTURE),
	alignText('caption_align', CAPTION),
	color('text_color', CAPTION),
	...typography('caption_typography', CAPTION),
	slider('caption_space', CAPTION, 'margin-block-start'),
];
