import { watchResize } from '../../browser/resize';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import { openOnFirstTap } from '../../ui/menu/first-tap';
import { watchFollowedLinks } from '../../ui/menu/followed-links';
import { closeOutside, walkByKeys } from '../../ui/menu/keys';
import { MENU_FADE_MS, openOnHover } from '../../ui/menu/open-on-hover';
import { freePanel, PLACE_QUIET_MS, placePanel } from '../../ui/menu/place-panel';
import { type Submenu, takeSubmenus } from './submenus';

/**
 * Opens the submenus of a bar or a column over the page; only one branch of submenus is open at a time.
 * @param isVertical true if the first level opens to the side as well
 */
export function attachBar(main: HTMLElement, isVertical: boolean): Unsubscribe {
	const { submenus, end } = takeSubmenus(main, { kind: 'fade', durationMs: MENU_FADE_MS });
	const stops: Unsubscribe[] = [];
	const isAnyOpen = () => submenus.some(({ panel }) => panel.isOpen());
	const place = ({ panel, item, isInner }: Submenu) =>
		placePanel(panel.panel, item, isVertical || isInner);
	for (const one of submenus) {
		const { panel, link, item, siblings } = one;
		// A submenu that the sheet has opened under a pointer stays open.
		if (item.matches(':hover')) panel.set(true, 'hover');
		if (panel.isOpen()) place(one);
		stops.push(
			panel.watch((isOpen) => {
				if (!isOpen) return;
				place(one);
				for (const other of siblings()) if (other !== one) other.panel.set(false, 'group');
			}),
			() => freePanel(panel.panel),
		);
		if (link) stops.push(openOnFirstTap(link, panel, false));
	}
	stops.push(
		openOnHover(submenus),
		watchFollowedLinks(main, false, () => closeOutside(submenus, 'outside')),
		// A visitor may turn a tablet while a submenu is open.
		watchResize(PLACE_QUIET_MS, () => {
			for (const one of submenus) if (one.panel.isOpen()) place(one);
		}),
		walkByKeys(main, submenus, isVertical ? 'block' : 'inline'),
		watchDismissals(
			{
				isOpen: isAnyOpen,
				parts: () => [main],
				by: ['escape', 'outside', 'focus-out'],
			},
			(how) => closeOutside(submenus, how),
		),
		// Escape closes a submenu that is open because the pointer is on it, wherever the focus is.
		watchDismissals(
			{
				isOpen: () => isAnyOpen() && main.matches(':hover'),
				parts: () => [],
				by: ['escape'],
				escapeFrom: 'page',
			},
			(how) => closeOutside(submenus, how),
		),
		end,
	);
	return () => {
		for (const stop of stops) stop();
	};
}
