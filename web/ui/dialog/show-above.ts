/**
 * Keeps a closed dialog visible above everything while it goes out, without making the page wait for it: a popover
 * is in the top layer, and nothing is inert for its sake.
 */
export function showAbove(dialog: HTMLDialogElement): void {
	if (typeof dialog.showPopover !== 'function') {
		dialog.open = true;
		return;
	}
	dialog.popover = 'manual';
	dialog.showPopover();
}
