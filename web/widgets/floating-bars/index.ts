import { defineWidget } from '../../elements/tree/define-widget';
import { BarBrowserSettings } from './browser-settings';
import closeButtonCss from './close-button.css?inline';
import { FloatingBars } from './floating-bars';
import css from './floating-bars.css?inline';
import { FloatingBarsSettings } from './settings';
import { floatingBarsStyles } from './styles';

export const floatingBars = defineWidget({
	types: ['floating-bars-var-1', 'floating-bars-var-2', 'floating-bars-var-3'],
	settings: FloatingBarsSettings,
	browserSettings: BarBrowserSettings,
	Markup: FloatingBars,
	styles: floatingBarsStyles,
	css,
	stockCss: closeButtonCss,
	needsContainers: true,
});
