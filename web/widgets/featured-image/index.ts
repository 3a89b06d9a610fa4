import {
	alignText,
	color,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import { pictureControls } from '../../elements/styles/picture-controls';
import { defineWidget } from '../../elements/tree/define-widget';
import { FeaturedImage, FeaturedImageSettings } from './featured-image';
import css from './featured-image.css?inline';

const CAPTION = ' .widget-image-caption';

const featuredImageStyles: readonly StyleControl[] = [
	...pictureControls(' img'),
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
