import { defineWidget } from '../../elements/define-widget';
import { Hotspot } from './hotspot';
import css from './hotspot.css?inline';
import { HotspotBrowserSettings, HotspotSettings } from './settings';
import { hotspotStyles } from './styles';

export const hotspot = defineWidget({
	types: ['hotspot'],
	settings: HotspotSettings,
	Markup: Hotspot,
	styles: hotspotStyles,
	css,
	browserSettings: HotspotBrowserSettings,
});
