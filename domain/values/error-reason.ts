/** The largest number of nested causes of an error that is read. */
const MAX_DEPTH = 5;

/**
 * The message of an error's innermost cause with a message: the error `fetch failed` gives no reason, but its cause
 * `connect ECONNREFUSED 127.0.0.1:1` does. If an error has several causes because of several attempts, the first one
 * counts.
 */
export function errorReason(error: unknown): string {
	let reason = String(error);
	let next = error;
	for (let depth = 0; depth < MAX_DEPTH && next instanceof Error; depth += 1) {
		const code = 'code' in next && typeof next.code === 'string' ? next.code : '';
		const text = next.message || code;
		if (text !== '') reason = text.includes(code) ? text : `${text} (${code})`;
		next = next instanceof AggregateError && next.errors.length > 0 ? next.errors[0] : next.cause;
	}
	return reason;
}
