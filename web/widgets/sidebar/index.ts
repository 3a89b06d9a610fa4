import { defineWidget } from '../../elements/tree/define-widget';
import { Sidebar, SidebarSettings } from './sidebar';
import css from './sidebar.css?inline';

export const sidebar = defineWidget({
	types: ['sidebar'],
	settings: SidebarSettings,
	Markup: Sidebar,
	css,
});
