import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { iconLookClasses } from '../../ui/icon-view';
import iconView from '../../ui/icon-view.css?inline';
import mediaBox from '../../ui/media-box.css?inline';
import { IconBox } from './icon-box';
import { IconBoxSettings } from './settings';
import { iconBoxStyles } from './styles';

export const iconBox = defineWidget({
	types: ['icon-box'],
	settings: IconBoxSettings,
	Markup: IconBox,
	wrapperClasses: iconLookClasses,
	styles: iconBoxStyles,
	globals: {
		primary_color: 'primary',
		title_color: 'primary',
		title_typography_typography: 'primary',
		description_color: 'text',
		description_typography_typography: 'text',
	},
	partsCss: {
		'icon-view': iconView,
		'media-box': mediaBox,
		'hover-animation': hoverAnimationPart(),
	},
});
