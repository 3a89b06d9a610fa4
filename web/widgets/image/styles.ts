import {
	alignText,
	border,
	boxShadow,
	choice,
	color,
	cssFilters,
	customSize,
	dimensions,
	number,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const IMAGE = ' img';
const HOVERED = ':hover img';
const CAPTION = ' .widget-image-caption';

export const imageStyles: readonly StyleControl[] = [
	alignText('align', ''),
	// This also aligns pictures that a site's own CSS displays as blocks.
	choice('align', IMAGE, {
		left: { 'margin-left': '0', 'margin-right': 'auto' },
		center: { 'margin-inline': 'auto' },
		right: { 'margin-left': 'auto', 'margin-right': '0' },
	}),
	customSize('image', IMAGE),
	slider('width', IMAGE, 'width'),
	slider('space', IMAGE, 'max-width'),
	slider('height', IMAGE, 'height'),
	choice('object-fit', IMAGE, 'object-fit'),
	choice('object-position', IMAGE, 'object-position'),
	number('opacity', IMAGE, 'opacity'),
	...cssFilters('css_filters', IMAGE),
	number('opacity_hover', HOVERED, 'opacity'),
	...cssFilters('css_filters_hover', HOVERED),
	number('background_hover_transition', IMAGE, (seconds) => ({
		'transition-duration': `${seconds}s`,
	})),
	...border('image_border', IMAGE),
	dimensions('image_border_radius', IMAGE, 'border-radius'),
	...boxShadow('image_box_shadow', IMAGE),
	alignText('caption_align', CAPTION),
	color('text_color', CAPTION),
	color('caption_background_color', CAPTION, 'background-color'),
	...typography('caption_typography', CAPTION),
	...textShadow('caption_text_shadow', CAPTION),
	slider('caption_space', CAPTION, 'margin-block-start'),
];
