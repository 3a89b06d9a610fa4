import type { Unsubscribe } from '../../browser/unsubscribe';

/** Open dialogs of every kind, the top one last: popups and lightboxes share it, and only the top one reacts. */
const open: HTMLElement[] = [];

const waiting = new Set<() => void>();

/** Puts a dialog on top of the others until the returned function takes it out. */
export function stackDialog(dialog: HTMLElement): Unsubscribe {
	raiseDialog(dialog);
	return () => {
		remove(dialog);
		for (const callback of [...waiting]) callback();
	};
}

/** Calls back once, when the next open dialog of any kind has closed. */
export function onceDialogGone(callback: () => void): Unsubscribe {
	const once = () => {
		waiting.delete(once);
		callback();
	};
	waiting.add(once);
	return () => waiting.delete(once);
}

/** Puts an open dialog on top again. */
export function raiseDialog(dialog: HTMLElement): void {
	remove(dialog);
	open.push(dialog);
}

/** Returns true if no other dialog lies above this dialog. */
export function isTopDialog(dialog: HTMLElement): boolean {
	return open.at(-1) === dialog;
}

/** The open dialogs, the top one last. */
export function openDialogs(): readonly HTMLElement[] {
	return open;
}

function remove(dialog: HTMLElement): void {
	const index = open.indexOf(dialog);
	if (index >= 0) open.splice(index, 1);
}
