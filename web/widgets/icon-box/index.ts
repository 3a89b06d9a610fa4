import { iconView, mediaBox, type StyleControl } from '../../elements/styles/factories';
import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { iconLookClasses } from '../../ui/icon-view';
import iconViewCss from '../../ui/icon-view.css?inline';
import mediaBoxCss from '../../ui/media-box.css?inline';
import { IconBox, IconBoxSettings } from './icon-box';

const iconBoxStyles: readonly StyleControl[] = [
	...mediaBox({
		wrapper: ' .elementor-icon-box-wrapper',
		title: ' .elementor-icon-box-title',
		description: ' .elementor-icon-box-description',
		space: 'icon_space',
		stroke: 'text_stroke',
	}),
	...iconView({ size: 'icon_size' }),
];

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
		'icon-view': iconViewCss,
		'media-box': mediaBoxCss,
		'hover-animation': hoverAnimationPart(),
	},
});
