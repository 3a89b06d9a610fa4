import type { OpenReason } from '@outrigger/rules/popups/state';

/**
 * The functions that arming needs from the module that shows popups. The page fetches that module when a popup is armed
 * and the page is idle, at the latest when a trigger fires.
 *
 * The module reads the page's popups from `popupsOfPage()`, refuses popups for which `isDisabled(id)` is true, and
 * calls `recordShown(popup)` and `recordClosed(popup)` once for each real opening and closing.
 */
export interface PopupDialogs {
	/**
	 * Opens a popup of this page, unless it must not open now.
	 * @param opener the clicked element, which gets the focus back
	 */
	openPopup: (id: number, reason: OpenReason, opener?: Element) => void;
}
