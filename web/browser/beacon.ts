/**
 * Hands an address to the browser to be posted to, even when the page is left meanwhile.
 * @returns whether it took it; false where it has no such way, is told not to, or has too much of it waiting
 */
export function sendBeacon(address: string): boolean {
	try {
		return navigator.sendBeacon(address);
	} catch {
		return false;
	}
}

/** Asks for an address whose answer nobody reads, even when the page is left meanwhile. Rejects without a network. */
export async function askBlindly(address: string): Promise<void> {
	await fetch(address, { mode: 'no-cors', keepalive: true, credentials: 'omit' });
}
