import { defineWidget } from '../../elements/define-widget';
import { hoverAnimationPart } from '../../elements/hover-animation-part';
import { SocialIconsSettings } from './settings';
import { SocialIcons } from './social-icons';
import css from './social-icons.css?inline';
import { socialIconsStyles } from './styles';

export const socialIcons = defineWidget({
	types: ['social-icons'],
	settings: SocialIconsSettings,
	Markup: SocialIcons,
	wrapperClasses: ({ shape }) => [`elementor-shape-${shape}`],
	styles: socialIconsStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
