import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';

/** WordPress did not answer, or sent an unusable answer. The host is not at fault: it sends a 503 or a stale page. */
export class WordPressUnavailable extends Error {
	override name = 'WordPressUnavailable';
}

/**
 * Returns true if an error, or an error that it wraps, means that WordPress did not answer, refused, or sent an
 * incomplete answer. GraphQL clients wrap the errors that a link throws, and throw the errors that an answer reports
 * for its failed fields.
 */
export function isUnavailable(error: unknown): boolean {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
		if (cause instanceof WordPressUnavailable || cause instanceof RestRefused) return true;
		if (CombinedGraphQLErrors.is(cause)) return true;
		cause = cause.cause;
	}
	return false;
}

/** The messages of an error and of those it wraps, for a log line. */
export function reasonOf(error: unknown): string {
	const messages: string[] = [];
	for (let cause = error; cause instanceof Error && messages.length < 5; cause = cause.cause) {
		messages.push(cause.message);
	}
	return messages.join(' ← ');
}

/**
 * Waits for a promise for a limited time.
 * @throws WordPressUnavailable after `milliseconds`; the promise itself continues, and its result is ignored
 */
export async function withDeadline<Value>(
	promise: Promise<Value>,
	milliseconds: number,
	what: string,
): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const deadline = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new WordPressUnavailable(`${what} took longer than ${milliseconds} ms.`));
		}, milliseconds);
	});
	try {
		return await Promise.race([promise, deadline]);
	} finally {
		clearTimeout(timer);
	}
}
