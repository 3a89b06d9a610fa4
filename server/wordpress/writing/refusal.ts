/**
 * A write that is refused. Its message is WordPress's own, and clients may show it. REST adds the code and the status.
 */
export class WriteRefusal extends Error {
	constructor(
		message: string,
		/** `rest_cannot_create`. */
		readonly code: string,
		/** Status of REST's answer. */
		readonly status: number,
	) {
		super(message);
	}
}
