import { lockScroll } from '../../browser/scroll-lock';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { giveFocusBack, keepTabInside, leadFocusInto } from '../../ui/dialog/focus';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import type { MenuCartBrowserSettings } from './browser-settings';
import type { MenuCartParts } from './parts';

/** The panel that opens and closes. */
export interface CartPanel {
	isOpen: () => boolean;
	/** @param takesFocus false if a pointer over the button opens the panel */
	open: (takesFocus: boolean) => void;
	close: () => void;
	/** Closes the panel, removes its listeners and restores the markup. */
	end: () => void;
}

/** The builder's class of an open cart. */
const SHOWN = 'elementor-menu-cart--shown';
const PANEL = '.elementor-menu-cart__main';
/**
 * The time in milliseconds before the focus moves to the first control, as in the builder's dialogs that are no popups.
 */
const FOCUS_AFTER_MS = 100;
/** The builder's smallest height of a list, in CSS pixels. */
const LEAST_PX = 120;
const FREE_PX = 30;

/**
 * Shows the cart in one of two ways. At the side of the window it is a modal dialog in the browser's top layer, so a
 * transform of the header does not affect it. Below the button it leaves the page usable.
 */
export function createPanel(
	{ element, toggle, container, main }: MenuCartParts,
	type: MenuCartBrowserSettings['cart_type'],
): CartPanel {
	const isModal = type === 'side-cart';
	let ends: Unsubscribe[] = [];
	const isOpen = () => ends.length > 0;

	main.tabIndex = -1;
	if (isModal) container.popover = 'manual';

	const tell = (isShown: boolean) => {
		for (const part of [element, container]) part.classList.toggle(SHOWN, isShown);
		for (const part of [container, main]) part.setAttribute('aria-hidden', String(!isShown));
		toggle.setAttribute('aria-expanded', String(isShown));
		if (isModal && isShown) main.setAttribute('aria-modal', 'true');
		else main.removeAttribute('aria-modal');
	};

	function open(takesFocus: boolean): void {
		if (isOpen()) return;
		if (isModal) container.showPopover();
		tell(true);
		if (isModal) ends.push(lockScroll(PANEL), keepTabInside(main));
		else main.style.setProperty('--room', `${roomBelow(main)}px`);
		if (takesFocus) ends.push(leadFocusInto(main, FOCUS_AFTER_MS));
		ends.push(() => {});
	}

	function close(): void {
		if (!isOpen()) return;
		const hadFocus = container.contains(document.activeElement);
		for (const stop of ends) stop();
		ends = [];
		tell(false);
		if (isModal) container.hidePopover();
		if (hadFocus) giveFocusBack([toggle]);
	}

	const stopDismissals = watchDismissals(
		{
			isOpen,
			parts: () => [main, toggle],
			by: isModal ? ['escape', 'outside'] : ['escape', 'outside', 'focus-out'],
			escapeFrom: 'page',
		},
		close,
	);
	return {
		isOpen,
		open,
		close,
		end() {
			stopDismissals();
			close();
			if (isModal) container.removeAttribute('popover');
		},
	};
}

/** Returns the height in CSS pixels that the panel may have from its present top. */
function roomBelow(main: HTMLElement): number {
	const { clientHeight } = document.documentElement;
	return Math.max(LEAST_PX, clientHeight - main.getBoundingClientRect().top - FREE_PX);
}
