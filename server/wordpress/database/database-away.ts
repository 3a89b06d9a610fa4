/**
 * Codes of PostgreSQL and of the network for a database that can run no query at the moment: connections that are
 * refused or broken, and a server that starts, stops or is full (classes 08, 53 and 57P).
 */
const AWAY =
	/^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|53300|57P0[1-5])$/;
/** The driver's own errors, which carry no code. */
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying to connect)/;
/** Errors that wrap each other deeper than this are no errors of a database. */
const MOST_WRAPS = 5;

/**
 * Returns true if an error, or an error that it wraps, means that the database cannot be reached.
 * @param error any thrown value
 */
export function isDatabaseAway(error: unknown): boolean {
	let cause = error;
	for (let depth = 0; cause instanceof Error && depth < MOST_WRAPS; depth += 1) {
		const { code = '' } = cause as { code?: unknown };
		if (AWAY.test(String(code)) || BROKEN.test(cause.message)) return true;
		// A host name with several addresses fails once for each of them.
		if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
		cause = cause.cause;
	}
	return false;
}
