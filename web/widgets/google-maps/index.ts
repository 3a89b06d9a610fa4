import { cssFilters, number, type StyleControl, slider } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import clickToLoad from '../../ui/click-to-load.css?inline';
import { GoogleMaps, GoogleMapsSettings } from './google-maps';
import css from './google-maps.css?inline';

const MAP = ' .elementor-custom-embed';

const googleMapsStyles: readonly StyleControl[] = [
	slider('height', MAP, '--map-height'),
	...cssFilters('css_filters', MAP),
	...cssFilters('css_filters_hover', `:hover${MAP}`),
	number('hover_transition', MAP, (seconds) => ({ 'transition-duration': `${seconds}s` })),
];

export const googleMaps = defineWidget({
	types: ['google_maps'],
	settings: GoogleMapsSettings,
	Markup: GoogleMaps,
	styles: googleMapsStyles,
	css,
	partsCss: { 'click-to-load': clickToLoad },
});
