import { defineWidget } from '../../elements/tree/define-widget';
import { SidebarSettings } from './settings';
import { Sidebar } from './sidebar';
import css from './sidebar.css?inline';

export const sidebar = defineWidget({
	types: ['sidebar'],
	settings: SidebarSettings,
	Markup: Sidebar,
	css,
});
