/**
 * A write that is refused. Its message is WordPress's own and may be shown; REST tells the code and the status beside.
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
