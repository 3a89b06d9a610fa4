import { defineWidget } from '../../elements/define-widget';
import hoverAnimation from '../../ui/hover-animation.css?inline';
import { Image } from './image';
import css from './image.css?inline';
import { ImageSettings } from './settings';
import { imageStyles } from './styles';

export const image = defineWidget({
	types: ['image'],
	settings: ImageSettings,
	Markup: Image,
	styles: imageStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimation },
});
