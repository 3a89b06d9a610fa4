/** Replaces this page by another address: Back does not return here. */
export function replacePage(address: string): void {
	location.replace(address);
}
