let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the cart's requests one after the other, in the order of the calls. WooCommerce writes a session as a whole, so
 * it would lose one of two simultaneous changes. Also, an answer from before a change must not arrive after that
 * change.
 */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
	const run = last.then(task);
	last = run.catch(() => {});
	return run;
}
