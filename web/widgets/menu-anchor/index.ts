import { defineWidget } from '../../elements/tree/define-widget';
import { MenuAnchor } from './menu-anchor';
import { MenuAnchorSettings } from './settings';

export const menuAnchor = defineWidget({
	types: ['menu-anchor'],
	settings: MenuAnchorSettings,
	Markup: MenuAnchor,
});
