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
import { defineWidget } from '../../elements/tree/define-widget';
import { FeaturedImage, FeaturedImageSettings } from './featured-image';
import css from './featured-image.css?inline';

const PICTURE = ' img';
const CAPTION = ' .widget-image-caption';

const featuredImageStyles: readonly StyleControl[] = [
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

export const featuredImage = defineWidget({
	types: ['theme-post-featured-image'],
	settings: FeaturedImageSettings,
	Markup: FeaturedImage,
	styles: featuredImageStyles,
	css,
});
