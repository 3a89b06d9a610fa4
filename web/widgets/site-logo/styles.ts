import {
	alignText,
	border,
	boxShadow,
	cssFilters,
	dimensions,
	number,
	type StyleControl,
	slider,
} from '../../elements/styles/factories';

const PICTURE = ' img';

export const siteLogoStyles: readonly StyleControl[] = [
	alignText('align', ''),
	slider('width', PICTURE, 'width'),
	slider('space', PICTURE, 'max-width'),
	slider('height', PICTURE, 'height'),
	number('opacity', PICTURE, 'opacity'),
	...cssFilters('css_filters', PICTURE),
	...border('image_border', PICTURE),
	dimensions('image_border_radius', PICTURE, 'border-radius'),
	...boxShadow('image_box_shadow', PICTURE),
];
