import { defineWidget } from '../../elements/define-widget';
import { hoverAnimationPart } from '../../elements/hover-animation-part';
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
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
