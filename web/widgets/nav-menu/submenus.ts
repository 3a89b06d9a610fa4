import { say } from '../../browser/page-words';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { PanelMotion } from '../../ui/disclosure/play-panel';
import { createMenuPanel, type MenuPanel } from '../../ui/menu/menu-panel';

/** An item of a menu that has a submenu. */
export interface Submenu {
	item: HTMLElement;
	/** The link of the item. */
	link: HTMLAnchorElement | null;
	panel: MenuPanel;
	/** The submenus of the items in the same list, including this one. */
	siblings: () => readonly Submenu[];
	/** True for a submenu inside another. */
	isInner: boolean;
}

const PANEL = ':scope > ul';
let count = 0;

/**
 * Makes the submenus of one list open and close, in our markup or the builder's. Items of the builder get the opener
 * that our items already have. A submenu inside a submenu closes together with it.
 */
export function takeSubmenus(
	list: HTMLElement,
	motion: PanelMotion,
): { submenus: readonly Submenu[]; end: Unsubscribe } {
	const submenus: Submenu[] = [];
	const stops: Unsubscribe[] = [];
	for (const item of list.querySelectorAll<HTMLElement>('li')) {
		const panel = item.querySelector<HTMLElement>(PANEL);
		if (!panel) continue;
		const link = item.querySelector<HTMLAnchorElement>(':scope > a');
		const own = item.querySelector<HTMLElement>(':scope > .e-menu-opener');
		const opener = own ?? insertOpener(panel, link);
		const taken: Submenu = {
			item,
			link,
			panel: createMenuPanel(opener, panel, {
				motion,
				// The builder's sheet hides all submenus.
				display: own ? undefined : 'block',
				onChange: (isOpen) => {
					link?.classList.toggle('highlighted', isOpen);
					if (isOpen) return;
					for (const { panel: inner } of submenus) {
						if (inner.panel !== panel && panel.contains(inner.panel)) inner.set(false, 'group');
					}
				},
			}),
			siblings: () => submenus.filter((other) => other.item.parentElement === item.parentElement),
			isInner: submenus.some(({ panel: outer }) => outer.panel.contains(panel)),
		};
		submenus.push(taken);
		stops.push(() => {
			taken.panel.end();
			link?.classList.remove('highlighted');
			if (!own) opener.remove();
		});
	}
	return {
		submenus,
		end: () => {
			for (const stop of stops) stop();
		},
	};
}

/** The builder's markup has no button, and the link cannot both open the submenu and lead to its page. */
function insertOpener(panel: HTMLElement, link: HTMLElement | null): HTMLElement {
	const details = document.createElement('details');
	const summary = document.createElement('summary');
	details.className = 'e-menu-opener elementor-nav-menu__opener';
	panel.id ||= `e-submenu-${++count}`;
	summary.setAttribute('aria-label', say('menu.submenu', { name: link?.textContent.trim() ?? '' }));
	summary.setAttribute('aria-controls', panel.id);
	details.append(summary);
	panel.before(details);
	return details;
}
