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

/**
 * What a reading that failed is told as: a refusal as it is, everything else as an answer that broke off.
 * @param isLate whether the time for it was over
 */
export function refusalOf(cause: unknown, isLate: boolean): MediaRefused {
	if (cause instanceof MediaRefused) return cause;
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new MediaRefused(`it broke off (${reason})`, isLate);
}
