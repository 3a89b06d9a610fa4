import type { OpenReason } from '@outrigger/rules/popups/state';

/**
 * The functions that arming needs from the module that shows popups. The page fetches that module
 * once something is armed and the page is idle, at the latest when a trigger fires.
 *
 * It reads the page's popups from `popupsOfPage()`, refuses popups for which `isDisabled(id)` is
 * true, and calls `recordShown(popup)` and `recordClosed(popup)` once for each real opening and
 * closing.
 */
export interface PopupDialogs {
	/**
	 * Opens a popup of this page, unless it may not open now.
	 * @param opener the clicked element; the focus goes back to it
	 */
	openPopup: (id: number, reason: OpenReason, opener?: Element) => void;
}
