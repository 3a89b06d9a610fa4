import { defineWidget } from '../../elements/tree/define-widget';
import { OffCanvas } from './off-canvas';
import css from './off-canvas.css?inline';
import { OffCanvasBrowserSettings, OffCanvasSettings } from './settings';
import stockCss from './stock.css?inline';
import { offCanvasStyles } from './styles';

export const offCanvas = defineWidget({
	types: ['off-canvas'],
	settings: OffCanvasSettings,
	browserSettings: OffCanvasBrowserSettings,
	Markup: OffCanvas,
	wrapperClasses: ({ has_overlay }) => [!has_overlay && 'e-off-canvas--no-overlay'],
	styles: offCanvasStyles,
	css,
	stockCss: stockCss,
});
