import { defineWidget } from '../../elements/tree/define-widget';
import { MenuAnchor, MenuAnchorSettings } from './menu-anchor';

export const menuAnchor = defineWidget({
	types: ['menu-anchor'],
	settings: MenuAnchorSettings,
	Markup: MenuAnchor,
});
