/** An address that is not asked, or that did not answer, and why: `its host has no public address`. */
export class AddressRefused extends Error {
	override name = 'AddressRefused';
	/** The host did not answer at all: whatever else is asked of it will not come either. */
	readonly isHostSilent: boolean;

	constructor(reason: string, isHostSilent = false) {
		super(reason);
		this.isHostSilent = isHostSilent;
	}
}
