import {
	alignText,
	color,
	flexAlign,
	type StyleControl,
	typography,
} from '../../elements/styles/factories';

export const breadcrumbsStyles: readonly StyleControl[] = [
	alignText('align', ''),
	flexAlign('align', ' ol'),
	...typography('typography', ' .elementor-breadcrumbs'),
	color('text_color', ' .elementor-breadcrumbs'),
	color('link_color', ' a'),
	color('link_hover_color', ' a:hover'),
];
