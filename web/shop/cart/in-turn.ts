let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the cart's requests one after the other, in the order of the calls. WooCommerce writes a session as a whole, so
 * of two changes at once it would lose one; and an answer from before a change must not arrive after it.
 */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
	const run = last.then(task);
	last = run.catch(() => {});
	return run;
}
