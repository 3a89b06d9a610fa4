import { defineIsland } from '../../elements/island/define-island';
import { MenuCartContents, type MenuCartContentsProps } from './menu-cart-contents';

export const menuCartIsland = defineIsland<MenuCartContentsProps>({ Component: MenuCartContents });
