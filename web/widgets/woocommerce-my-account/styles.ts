import {
	border,
	color,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const TAB = ' .woocommerce-MyAccount-navigation a';
const CONTENT = ' .woocommerce-MyAccount-content';

export const myAccountStyles: readonly StyleControl[] = [
	color('tabs_normal_color', TAB),
	color('tabs_active_color', ' .woocommerce-MyAccount-navigation .is-active a'),
	...typography('tabs_typography', TAB),
	...border('tabs_border', TAB),
	slider('tabs_spacing', ' .woocommerce-MyAccount', 'gap'),
	color('sections_background_color', CONTENT, 'background-color'),
	color('sections_title_color', ' .woocommerce-MyAccount-content h2'),
	...typography('sections_titles_typography', ' .woocommerce-MyAccount-content h2'),
];
