import {
	border,
	color,
	dimensions,
	flexAlign,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import { boxStyles, linkStyles } from '../../shop/cart/shop-styles';

const TABS = ' .woocommerce-MyAccount-navigation ul';
const TAB = ' .woocommerce-MyAccount-navigation a';
const USED = `${TAB}:hover,${TAB}:focus-visible`;
const ACTIVE = ' .woocommerce-MyAccount-navigation .is-active a';
const CONTENT = ' .woocommerce-MyAccount-content';
const ROW = ' .woocommerce-orders-table__row';

export const myAccountStyles: readonly StyleControl[] = [
	slider('tabs_content_spacing', ' .woocommerce-MyAccount', 'gap'),
	flexAlign('tabs_alignment', TABS),
	color('tabs_normal_color', TAB),
	color('tabs_hover_color', USED),
	color('tabs_hover_border_color', USED, 'border-color'),
	color('tabs_active_color', ACTIVE),
	color('tabs_active_border_color', ACTIVE, 'border-color'),
	...typography('tabs_typography', TAB),
	...border('tabs_border', TAB, 'type'),
	dimensions('tabs_border_radius', TAB, 'border-radius'),
	dimensions('tabs_padding', TAB, 'padding'),
	slider('tabs_spacing', TABS, 'gap'),
	color('tabs_divider_color', `${TABS} li + li`, 'border-color'),
	slider('tabs_divider_weight', `${TABS} li + li`, (width) => ({
		'border-block-start': `${width} solid`,
	})),
	...boxStyles('sections', 'my_account_sections_background_color', CONTENT),
	color('typography_section_titles_color', `${CONTENT} h2`),
	...typography('section_titles_typography', `${CONTENT} h2`),
	slider('section_title_spacing', `${CONTENT} h2`, 'margin-block-end'),
	color('general_text_color', CONTENT),
	...linkStyles('links', `${CONTENT} a:not(.elementor-button)`),
	slider('tables_rows_gap', ' .woocommerce-orders-table__row summary', 'padding-block'),
	color('tables_title_color', ' .woocommerce-orders-table__row summary'),
	color('tables_items_color', ROW),
	color('variations_color', `${ROW} .variation`),
	...linkStyles('tables_links', `${ROW} a`),
	color('tables_divider_border_color', ROW, 'border-color'),
	slider('tables_divider_border_width', ROW, 'border-block-start-width'),
];
