import { defineWidget } from '../../elements/tree/define-widget';
import { FeaturedImage } from './featured-image';
import css from './featured-image.css?inline';
import { FeaturedImageSettings } from './settings';
import { featuredImageStyles } from './styles';

export const featuredImage = defineWidget({
	types: ['theme-post-featured-image'],
	settings: FeaturedImageSettings,
	Markup: FeaturedImage,
	styles: featuredImageStyles,
	css,
});
