import { defineHandler } from '../../attach/handler';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { followAnchors } from '../../ui/menu/follow-anchors';
import { attachBar } from './bar';
import { NavMenuBrowserSettings } from './browser-settings';
import { attachFold } from './fold';

/**
 * Adds behaviour to our menu or the builder's: delays and bridges for pointers, first taps, keys, Escape, presses
 * outside of the menu, panels that stay inside the window, and marks of links to the current place of the page.
 */
export const attach = defineHandler(NavMenuBrowserSettings, (element, settings) => {
	const stops: Unsubscribe[] = [];
	const main = element.querySelector<HTMLElement>('.elementor-nav-menu--main');
	if (main) stops.push(attachBar(main, settings.layout === 'vertical'));
	const folded = element.querySelector<HTMLElement>(
		'.elementor-nav-menu__container.elementor-nav-menu--dropdown',
	);
	if (folded) stops.push(attachFold(element, folded, settings.full_width));
	stops.push(followAnchors(element));
	// From here on the sheet no longer opens submenus under a pointer; the handler does.
	element.dataset.menu = 'attached';
	stops.push(() => {
		delete element.dataset.menu;
	});
	return () => {
		for (const stop of stops) stop();
	};
});
