import {
	alignText,
	border,
	boxShadow,
	cssFilters,
	dimensions,
	number,
	type StyleControl,
	slider,
} from '../../elements/styles/factories';
import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { SiteLogo, SiteLogoSettings } from './site-logo';
import css from './site-logo.css?inline';

const PICTURE = ' img';

const siteLogoStyles: readonly StyleControl[] = [
	alignText('align', ''),
	slider('width', PICTURE, 'width'),
	slider('space', PICTURE, 'max-width'),
	slider('height', PICTURE, 'height'),
	number('opacity', PICTURE, 'opacity'),
	...cssFilters('css_filters', PICTURE),
	...border('image_border', PICTURE),
	dimensions('image_border_radius', PICTURE, 'border-radius'),
	...boxShadow('image_box_shadow', PICTURE),
];

export const siteLogo = defineWidget({
	types: ['theme-site-logo'],
	settings: SiteLogoSettings,
	Markup: SiteLogo,
	styles: siteLogoStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
