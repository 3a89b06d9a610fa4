/**
 * Posts to an address in the background, even while the visitor leaves the page.
 * @returns true where the browser queued it; false where it has no beacons, has them switched off, or its queue is
 * full
 */
export function sendBeacon(address: string): boolean {
	try {
		return navigator.sendBeacon(address);
	} catch {
		return false;
	}
}

/**
 * Requests an address and ignores the answer; the request survives leaving the page. Rejects if there is no network.
 */
export async function askBlindly(address: string): Promise<void> {
	await fetch(address, { mode: 'no-cors', keepalive: true, credentials: 'omit' });
}
