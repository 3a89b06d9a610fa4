/**
 * An address that the host does not request, or that did not answer, with the reason: `its host has no public address`.
 */
export class AddressRefused extends Error {
	override name = 'AddressRefused';
	/** True if the host did not answer at all: further requests to it will fail as well. */
	readonly isHostSilent: boolean;

	constructor(reason: string, isHostSilent = false) {
		super(reason);
		this.isHostSilent = isHostSilent;
	}
}
