import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { pictureControls } from '../../elements/styles/picture-controls';
import { defineWidget } from '../../elements/tree/define-widget';
import { SiteLogo, SiteLogoSettings } from './site-logo';
import css from './site-logo.css?inline';

export const siteLogo = defineWidget({
	types: ['theme-site-logo'],
	settings: SiteLogoSettings,
	Markup: SiteLogo,
	styles: pictureControls(' img'),
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
