import { defineWidget } from '../../elements/tree/define-widget';
import { WpWidgetSettings } from './settings';
import { WpWidget } from './wp-widget';
import css from './wp-widget.css?inline';

export const wpWidget = defineWidget({
	types: [
		'wp-widget-search',
		'wp-widget-categories',
		'wp-widget-tag_cloud',
		'wp-widget-recent-posts',
		'wp-widget-recent-comments',
		'wp-widget-archives',
		'wp-widget-calendar',
		'wp-widget-pages',
		'wp-widget-nav_menu',
		'wp-widget-text',
		'wp-widget-custom_html',
		'wp-widget-media_image',
		'wp-widget-media_gallery',
		'wp-widget-meta',
		'wp-widget-rss',
		'wp-widget-links',
		'wp-widget-polylang',
	],
	settings: WpWidgetSettings,
	Markup: WpWidget,
	wrapperClasses: () => ['e-wp-widget'],
	css,
});
