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
const LINK_HOVER = `${LINK}:hover,${LINK}:focus-visible`;

const columns = (control: string): StyleControl =>
	custom(control, 'slider', WRAP, (value) => {
		const count = Math.trunc(sizeOf(value) ?? 0);
		return count < 1 || count > 12
			? undefined
			: { 'grid-template-columns': `repeat(${count},minmax(0,1fr))` };
	});

export const sitemapStyles: readonly StyleControl[] = [
	columns('sitemap_columns'),
	columns('columns'),
	slider('sitemap_row_gap', WRAP, 'row-gap'),
	slider('sitemap_column_gap', WRAP, 'column-gap'),
	dimensions('sitemap_section_padding', SECTION, 'padding'),
	dimensions('sitemap_section_margin', SECTION, 'margin'),
	dimensions('sitemap_section_indent', LIST, 'padding'),
	color('sitemap_title_color', TITLE),
	...typography('title_typography', TITLE),
	...typography('sitemap_title_typography', TITLE),
	slider('sitemap_title_spacing', TITLE, 'margin-bottom'),
	color('sitemap_list_item_color', LINK),
	color('sitemap_list_item_color_hover', LINK_HOVER),
	color('sitemap_item_color', LINK),
	...typography('sitemap_list_item_typography', ITEM),
	...typography('sitemap_item_typography', ITEM),
	choice('sitemap_bullet_style', LIST, 'list-style-type'),
	color('sitemap_bullet_color', `${ITEM}::marker`),
];
