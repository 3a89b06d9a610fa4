import { defineWidget } from '../../elements/tree/define-widget';
import { Breadcrumbs } from './breadcrumbs';
import css from './breadcrumbs.css?inline';
import { BreadcrumbsSettings } from './settings';
import { breadcrumbsStyles } from './styles';

export const breadcrumbs = defineWidget({
	types: ['breadcrumbs'],
	settings: BreadcrumbsSettings,
	Markup: Breadcrumbs,
	styles: breadcrumbsStyles,
	css,
});
