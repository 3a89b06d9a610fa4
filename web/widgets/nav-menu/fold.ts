import type { Unsubscribe } from '../../browser/unsubscribe';
import { openOnFirstTap } from '../../ui/menu/first-tap';
import { attachFoldedMenu, FOLD_MOTION } from '../../ui/menu/folded-menu';
import { walkByKeys } from '../../ui/menu/keys';
import { takeSubmenus } from './submenus';

const OPENERS = '.elementor-nav-menu__fold,div.elementor-menu-toggle,button.elementor-menu-toggle';

/**
 * Opens and closes the menu behind its button. Its submenus slide open in their place, and any number of them may be
 * open.
 * @param isStretched true if the panel is as wide as the page
 */
export function attachFold(
	element: HTMLElement,
	folded: HTMLElement,
	isStretched: boolean,
): Unsubscribe {
	const { submenus, end } = takeSubmenus(folded, FOLD_MOTION);
	const stops: Unsubscribe[] = submenus.flatMap(({ link, panel }) =>
		link ? [openOnFirstTap(link, panel, true)] : [],
	);
	stops.push(walkByKeys(folded, submenus, 'block'));
	const opener = element.querySelector<HTMLElement>(OPENERS);
	if (opener) {
		stops.push(
			attachFoldedMenu({
				element,
				opener,
				panel: folded,
				inner: submenus,
				isStretched,
				onStockChange: (isOpen) => markStock(opener, folded, isOpen),
			}),
		);
	}
	return () => {
		for (const stop of stops) stop();
		end();
	};
}

/** Sets the class that marks an open menu in the builder's sheet, and removes a closed menu from the Tab order. */
function markStock(toggle: HTMLElement, folded: HTMLElement, isOpen: boolean): void {
	toggle.classList.toggle('elementor-active', isOpen);
	folded.setAttribute('aria-hidden', String(!isOpen));
	for (const link of folded.querySelectorAll('a')) link.tabIndex = isOpen ? 0 : -1;
	for (const button of folded.querySelectorAll('summary')) button.tabIndex = isOpen ? 0 : -1;
}
