import { defineWidget } from '../../elements/tree/define-widget';
import { ShareBrowserSettings } from './browser-settings';
import { ShareButtonsSettings } from './settings';
import { ShareButtons } from './share-buttons';
import css from './share-buttons.css?inline';
import { shareButtonsStyles } from './styles';

export const shareButtons = defineWidget({
	types: ['share-buttons'],
	settings: ShareButtonsSettings,
	browserSettings: ShareBrowserSettings,
	Markup: ShareButtons,
	wrapperClasses: ({ view, skin, shape, color_source }) => [
		`elementor-share-buttons--view-${view}`,
		`elementor-share-buttons--skin-${skin}`,
		`elementor-share-buttons--shape-${shape}`,
		`elementor-share-buttons--color-${color_source}`,
	],
	styles: shareButtonsStyles,
	css,
});
