/** An error holds the one that it came of; more of them one in another than this are not read. */
const MAX_DEPTH = 5;

/**
 * What an error comes of, in the words of the innermost cause that has some: `fetch failed` names none,
 * `connect ECONNREFUSED 127.0.0.1:1` behind it does. Of several attempts the first counts.
 */
export function errorReason(error: unknown): string {
	let reason = String(error);
	let next = error;
	for (let depth = 0; depth < MAX_DEPTH && next instanceof Error; depth += 1) {
		const code = 'code' in next && typeof next.code === 'string' ? next.code : '';
		const text = next.message || code;
		if (text !== '') reason = code === '' || text.includes(code) ? text : `${text} (${code})`;
		next = next instanceof AggregateError && next.errors.length > 0 ? next.errors[0] : next.cause;
	}
	return reason;
}
