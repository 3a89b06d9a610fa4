/** A body that is longer than the route takes, has more fields, or is broken. Nothing more of it was read. */
export class RefusedBody extends Error {
	override name = 'RefusedBody';

	/**
	 * @param status 413 for too much, 400 for what cannot be read
	 * @param message for the sender, a sentence
	 */
	constructor(
		readonly status: 400 | 413,
		message: string,
	) {
		super(message);
	}
}
