import {
	alignText,
	color,
	flexAlign,
	type StyleControl,
	typography,
} from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { Breadcrumbs, BreadcrumbsSettings } from './breadcrumbs';
import css from './breadcrumbs.css?inline';

const breadcrumbsStyles: readonly StyleControl[] = [
	alignText('align', ''),
	flexAlign('align', ' ol'),
	...typography('typography', ' .elementor-breadcrumbs'),
	color('text_color', ' .elementor-breadcrumbs'),
	color('link_color', ' a'),
	color('link_hover_color', ' a:hover'),
];

export const breadcrumbs = defineWidget({
	types: ['breadcrumbs'],
	settings: BreadcrumbsSettings,
	Markup: Breadcrumbs,
	styles: breadcrumbsStyles,
	css,
});
