import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { SocialIconsSettings } from './settings';
import { SocialIcons } from './social-icons';
import css from './social-icons.css?inline';
import { socialIconsStyles } from './styles';

export const socialIcons = defineWidget({
	types: ['social-icons'],
	settings: SocialIconsSettings,
	Markup: SocialIcons,
	wrapperClasses: ({ shape, columns }) => [`elementor-shape-${shape}`, `elementor-grid-${columns}`],
	styles: socialIconsStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
