/** The address of this page now, including changes by `pushState` and Back. */
export function currentAddress(): URL {
	return new URL(location.href);
}

/** Goes to another address, as a link does: Back leads here again. */
export function goToAddress(address: string): void {
	location.assign(address);
}
