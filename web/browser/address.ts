/** The address of this page as it is now, also after entries of this document were pushed or gone back to. */
export function currentAddress(): URL {
	return new URL(location.href);
}

/** Goes to another address, as a link does: Back leads here again. */
export function goToAddress(address: string): void {
	location.assign(address);
}
