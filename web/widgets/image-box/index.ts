import { defineWidget } from '../../elements/define-widget';
import { hoverAnimationPart } from '../../elements/hover-animation-part';
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
	css,
	partsCss: { 'hover-animation': hoverAnimationPart(), 'media-box': mediaBox },
});
