/** The size of a network's share window, in CSS pixels. */
const SHARE_WIDTH = 640;
const SHARE_HEIGHT = 480;

/**
 * Opens another site's page in a small window over the middle of this one, or in a tab where the device has no
 * windows. That page cannot reach this one. Call it while handling a press.
 */
export function openSmallWindow(address: string): void {
	const left = Math.max(0, Math.round(screenX + (outerWidth - SHARE_WIDTH) / 2));
	const top = Math.max(0, Math.round(screenY + (outerHeight - SHARE_HEIGHT) / 2));
	const features = `popup,noopener,width=${SHARE_WIDTH},height=${SHARE_HEIGHT},left=${left},top=${top}`;
	open(address, '_blank', features);
}

/** A tab that is open but empty until its address is known. */
export interface WaitingTab {
	goTo: (address: string) => void;
	close: () => void;
}

/**
 * Opens an empty tab while handling a press, for an address that is known only later: browsers refuse a tab that opens
 * without a press. Returns null if the browser refuses this tab too.
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
