/**
 * Keeps a closed dialog visible above everything during its exit animation, without blocking the page: a popover is in
 * the top layer and makes nothing inert.
 */
export function showAbove(dialog: HTMLDialogElement): void {
	if (typeof dialog.showPopover !== 'function') {
		dialog.open = true;
		return;
	}
	dialog.popover = 'manual';
	dialog.showPopover();
}
