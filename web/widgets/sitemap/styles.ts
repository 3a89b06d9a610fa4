import {
	choice,
	color,
	custom,
	dimensions,
	type StyleControl,
	sizeOf,
	slider,
	typography,
} from '../../elements/styles/factories';

const WRAP = ' .elementor-sitemap-wrap';
const SECTION = ' .elementor-sitemap-section';
const TITLE = ' .elementor-sitemap-title';
const LIST = ' .elementor-sitemap-list';
const ITEM = ' .elementor-sitemap-item';
const LINK = `${ITEM} a`;

export const sitemapStyles: readonly StyleControl[] = [
	custom('sitemap_columns', 'slider', WRAP, (value) => {
		const count = Math.trunc(sizeOf(value) ?? 0);
		return count < 1 || count > 12
			? undefined
			: { 'grid-template-columns': `repeat(${count},minmax(0,1fr))` };
	}),
	slider('sitemap_list_indent', LIST, 'padding-inline-start'),
	dimensions('sitemap_section_padding', SECTION, 'padding'),
	color('sitemap_title_color', TITLE),
	...typography('sitemap_title_typography', TITLE),
	color('sitemap_list_item_color', LINK),
	...typography('sitemap_list_item_typography', ITEM),
	choice('sitemap_list_item_bullet_style', LIST, 'list-style-type'),
	color('sitemap_bullet_color', `${ITEM}::marker`),
];
