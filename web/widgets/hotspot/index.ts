import { defineWidget } from '../../elements/tree/define-widget';
import { HotspotBrowserSettings } from './browser-settings';
import { Hotspot } from './hotspot';
import css from './hotspot.css?inline';
import { HotspotSettings } from './settings';
import { hotspotStyles } from './styles';

export const hotspot = defineWidget({
	types: ['hotspot'],
	settings: HotspotSettings,
	Markup: Hotspot,
	styles: hotspotStyles,
	css,
	browserSettings: HotspotBrowserSettings,
});
