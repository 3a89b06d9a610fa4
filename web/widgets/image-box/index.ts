import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import mediaBox from '../../ui/media-box.css?inline';
import { ImageBox } from './image-box';
import css from './image-box.css?inline';
import { ImageBoxSettings } from './settings';
import { imageBoxStyles } from './styles';

export const imageBox = defineWidget({
	types: ['image-box'],
	settings: ImageBoxSettings,
	Markup: ImageBox,
	styles: imageBoxStyles,
	globals: {
		title_color: 'primary',
		title_typography_typography: 'primary',
		description_color: 'text',
		description_typography_typography: 'text',
	},
	css,
	partsCss: { 'hover-animation': hoverAnimationPart(), 'media-box': mediaBox },
});
