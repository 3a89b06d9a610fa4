/** Of the small window that a network's page for sharing is made for, in CSS pixels. */
const SHARE_WIDTH = 640;
const SHARE_HEIGHT = 480;

/**
 * Opens another site's page in a small window over the middle of this one, or where the device has no windows in a tab.
 * The page there cannot reach this one. Call it while a press is handled.
 */
export function openSmallWindow(address: string): void {
	const left = Math.max(0, Math.round(screenX + (outerWidth - SHARE_WIDTH) / 2));
	const top = Math.max(0, Math.round(screenY + (outerHeight - SHARE_HEIGHT) / 2));
	const features = `popup,noopener,width=${SHARE_WIDTH},height=${SHARE_HEIGHT},left=${left},top=${top}`;
	open(address, '_blank', features);
}

/** A tab that was opened for an address which is not known yet. */
export interface WaitingTab {
	goTo: (address: string) => void;
	close: () => void;
}

/**
 * Opens an empty tab while a press is handled, for an address that comes later: browsers refuse a tab that nobody
 * pressed for. Null where they refuse this one too.
 */
export function openWaitingTab(): WaitingTab | null {
	const tab = open('', '_blank');
	if (!tab) return null;
	tab.opener = null;
	return {
		goTo: (address) => tab.location.replace(address),
		close: () => tab.close(),
	};
}
