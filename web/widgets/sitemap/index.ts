import { defineWidget } from '../../elements/tree/define-widget';
import { SitemapSettings } from './settings';
import { Sitemap } from './sitemap';
import css from './sitemap.css?inline';
import { sitemapStyles } from './styles';

export const sitemap = defineWidget({
	types: ['sitemap'],
	settings: SitemapSettings,
	Markup: Sitemap,
	styles: sitemapStyles,
	css,
});
