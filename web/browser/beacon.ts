/**
 * Hands something to the browser to be sent, even when the page is left meanwhile.
 * @returns whether it took it; false where it has no such way, is told not to, or has too much of it waiting
 */
export function sendBeacon(address: string, body: string): boolean {
	try {
		return navigator.sendBeacon(address, body);
	} catch {
		return false;
	}
}

/** Asks for an address whose answer nobody reads, even when the page is left meanwhile. Rejects without a network. */
export async function askBlindly(address: string): Promise<void> {
	await fetch(address, { mode: 'no-cors', keepalive: true, credentials: 'omit' });
}
