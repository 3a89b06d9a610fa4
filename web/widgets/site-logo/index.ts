import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { SiteLogoSettings } from './settings';
import { SiteLogo } from './site-logo';
import css from './site-logo.css?inline';
import { siteLogoStyles } from './styles';

export const siteLogo = defineWidget({
	types: ['theme-site-logo'],
	settings: SiteLogoSettings,
	Markup: SiteLogo,
	styles: siteLogoStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
