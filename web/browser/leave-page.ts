/** Goes to another address in the place of this page: Back does not lead here again. */
export function replacePage(address: string): void {
	location.replace(address);
}
