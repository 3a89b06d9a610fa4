import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { Image } from './image';
import css from './image.css?inline';
import { ImageSettings } from './settings';
import { imageStyles } from './styles';

export const image = defineWidget({
	types: ['image'],
	settings: ImageSettings,
	Markup: Image,
	styles: imageStyles,
	globals: { text_color: 'text', caption_typography_typography: 'text' },
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
