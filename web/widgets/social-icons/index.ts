import { defineWidget } from '../../elements/define-widget';
import hoverAnimation from '../../ui/hover-animation.css?inline';
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
	partsCss: { 'hover-animation': hoverAnimation },
});
