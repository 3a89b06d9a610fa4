/** A picture or film of another host that is not shown, and why: `it answered 404`. */
export class MediaRefused extends Error {
	override name = 'MediaRefused';
	/** The host did not answer at all: its other pictures will not come either. */
	readonly isHostSilent: boolean;

	constructor(reason: string, isHostSilent = false) {
		super(reason);
		this.isHostSilent = isHostSilent;
	}
}
