import { defineWidget } from '../../elements/tree/define-widget';
import clickToLoad from '../../ui/click-to-load.css?inline';
import { GoogleMaps } from './google-maps';
import css from './google-maps.css?inline';
import { GoogleMapsSettings } from './settings';
import { googleMapsStyles } from './styles';

export const googleMaps = defineWidget({
	types: ['google_maps'],
	settings: GoogleMapsSettings,
	Markup: GoogleMaps,
	styles: googleMapsStyles,
	css,
	partsCss: { 'click-to-load': clickToLoad },
});
