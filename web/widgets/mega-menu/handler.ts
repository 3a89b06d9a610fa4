import { activeDevices, type Device } from '@outrigger/rules/builder/breakpoints';
import { defineHandler } from '../../attach/handler';
import { pageBreakpoints, watchDevice } from '../../browser/device';
import { watchResize } from '../../browser/resize';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import { openOnFirstTap } from '../../ui/menu/first-tap';
import { attachFoldedMenu } from '../../ui/menu/folded-menu';
import { followAnchors } from '../../ui/menu/follow-anchors';
import { watchFollowedLinks } from '../../ui/menu/followed-links';
import { closeOutside, walkByKeys } from '../../ui/menu/keys';
import { openOnHover } from '../../ui/menu/open-on-hover';
import { PLACE_QUIET_MS } from '../../ui/menu/place-panel';
import { MegaMenuBrowserSettings } from './browser-settings';
import { freePlace, placeContent } from './place-content';
import { type MegaItem, takeItems } from './take-items';

/**
 * Adds behaviour to a mega menu, ours or the builder's own. One panel is open at a time: it opens under a pointer, by
 * its opener, or by the first tap on its title. In a folded menu, panels open in their place, and nothing opens under a
 * pointer.
 */
export const attach = defineHandler(MegaMenuBrowserSettings, (element, settings) => {
	const menu = element.querySelector<HTMLElement>('.e-n-menu');
	const wrapper = menu?.querySelector<HTMLElement>('.e-n-menu-wrapper');
	if (!menu || !wrapper) return () => {};
	const isFolded = () => menu.dataset.layout === 'dropdown';
	const { items, end } = takeItems(menu, settings, isFolded);
	const stops: Unsubscribe[] = [];
	const isFull = settings.content_width === 'full_width';
	const isAnyOpen = () => items.some(({ panel }) => panel.isOpen());

	stops.push(
		watchDevice((device) => {
			const before = menu.dataset.layout;
			menu.dataset.layout = layoutOn(device, settings);
			if (before === menu.dataset.layout) return;
			for (const { panel } of items) {
				panel.set(false, 'action');
				freePlace(panel.panel);
			}
		}),
	);
	const place = ({ panel, item }: MegaItem) =>
		panel.isOpen() && !isFolded() && placeContent(panel.panel, item, isFull);
	for (const one of items) {
		const { panel, item, link } = one;
		if (!isFolded() && item.matches(':hover') && settings.open_on === 'hover') {
			panel.set(true, 'hover');
		}
		place(one);
		stops.push(
			panel.watch((isOpen) => {
				if (!isOpen) return;
				place(one);
				for (const other of items) if (other.item !== item) other.panel.set(false, 'group');
			}),
			() => freePlace(panel.panel),
			// An open panel would cover the page while the visitor walks on through the titles.
			watchDismissals(
				{
					isOpen: () => panel.isOpen() && !isFolded() && !item.matches(':hover'),
					parts: () => [item],
					by: ['focus-out'],
				},
				(how) => panel.set(false, how),
			),
		);
		if (link) stops.push(openOnFirstTap(link, panel, false));
	}
	stops.push(
		// The visitor may turn a tablet while a panel is open.
		watchResize(PLACE_QUIET_MS, () => items.forEach(place)),
		watchFollowedLinks(menu, false, () => !isFolded() && closeOutside(items, 'outside')),
		openOnHover(items, () => isFolded() || settings.open_on !== 'hover'),
		walkByKeys(menu, items, 'inline'),
		watchDismissals(
			{
				isOpen: () => isAnyOpen() && !isFolded(),
				parts: () => [menu],
				by: ['escape', 'outside', 'focus-out'],
			},
			(how) => closeOutside(items, how),
		),
		// Escape closes a panel that is open because the pointer is on it, wherever the focus is.
		watchDismissals(
			{
				isOpen: () => isAnyOpen() && !isFolded() && menu.matches(':hover'),
				parts: () => [],
				by: ['escape'],
				escapeFrom: 'page',
			},
			(how) => closeOutside(items, how),
		),
		followAnchors(wrapper, (link, isActive) => {
			const title = link.matches('.e-n-menu-title-container') && link.closest('.e-n-menu-title');
			if (title) title.classList.toggle('e-current', isActive);
		}),
	);
	const opener = menu.querySelector<HTMLElement>('.e-n-menu-fold,button.e-n-menu-toggle');
	if (opener) {
		stops.push(
			attachFoldedMenu({
				element,
				opener,
				panel: wrapper,
				inner: items,
				isStretched: true,
				onStockChange: () => {},
				isFolded,
			}),
		);
	}
	// From here on the sheet no longer opens panels under a pointer; the handler does.
	element.dataset.menu = 'attached';
	return () => {
		for (const stop of stops) stop();
		end();
		delete element.dataset.menu;
	};
});

/** Returns the layout of a menu on a device: it is folded at its breakpoint and below. */
function layoutOn(
	device: Device,
	{ item_layout, breakpoint_selector }: { item_layout: string; breakpoint_selector: string },
): string {
	const devices = activeDevices(pageBreakpoints());
	const from = devices.indexOf(breakpoint_selector as Device);
	const isFolded = from >= 0 && devices.indexOf(device) >= from;
	return isFolded ? 'dropdown' : item_layout;
}
