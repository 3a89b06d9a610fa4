import { userError } from './user-error';

/** The most nodes in all lists of one operation: the sample queries need a few hundred. */
export const NODE_BUDGET = 20_000;
/** The most bytes of JSON in one answer: the front end's largest answers have some hundred thousand. */
export const BYTE_BUDGET = 8_000_000;
/** The most errors in one answer, as many as GraphQL reports for an invalid document. */
export const ERROR_BUDGET = 100;
/** The time that one operation may run, in milliseconds. */
export const OPERATION_TIMEOUT_MS = 5_000;

/** The message that replaces an answer over `BYTE_BUDGET`. */
export const TOO_LARGE = 'The answer is larger than 8 MB.';

/**
 * Keeps one operation within its limits. The first exceeded limit ends the whole operation: from then on each call
 * throws the same error, which the client receives.
 */
export interface Budget {
	/** The bytes of the answer so far, approximately: names and values, without the escapes of JSON. */
	readonly bytes: number;
	/** Counts nodes of a list. */
	spend(nodes: number): void;
	/** Counts what a field adds to the answer. */
	write(bytes: number): void;
	/** Counts a field that ended with an error. */
	fail(): void;
	/** Throws when a limit is exceeded or the time is over. */
	check(): void;
}

/** The executor's name for an error that ends the operation instead of leaving `null` in one field. */
const ENDS_OPERATION = 'CRITICAL_ERROR';

function endingError(message: string): Error {
	const error = userError(message);
	// Not enumerable: only the executor reads it.
	Object.defineProperty(error.extensions, ENDS_OPERATION, { value: true });
	return error;
}

/** A budget that starts now. @param now milliseconds since any fixed point */
export function createBudget(
	now: () => number,
	limits: { nodes?: number; bytes?: number; errors?: number; timeoutMs?: number } = {},
): Budget {
	const deadline = now() + (limits.timeoutMs ?? OPERATION_TIMEOUT_MS);
	const mostBytes = limits.bytes ?? BYTE_BUDGET;
	let nodesLeft = limits.nodes ?? NODE_BUDGET;
	let errorsLeft = limits.errors ?? ERROR_BUDGET;
	let bytes = 0;
	let ended: Error | null = null;

	function end(message: string): never {
		ended ??= endingError(message);
		throw ended;
	}
	function check(): void {
		if (ended !== null) throw ended;
		if (now() > deadline) end('The query took too long.');
	}

	return {
		get bytes() {
			return bytes;
		},
		spend(nodes) {
			nodesLeft -= nodes;
			if (nodesLeft < 0) end('The query asks for too many nodes.');
			check();
		},
		write(more) {
			bytes += more;
			if (bytes > mostBytes) end(TOO_LARGE);
		},
		fail() {
			errorsLeft -= 1;
			if (errorsLeft < 0) end('The query makes too many errors.');
		},
		check,
	};
}

const free = () => undefined;

/** A budget without limits, for operations of the server itself. */
export const UNLIMITED: Budget = {
	bytes: 0,
	spend: free,
	write: free,
	fail: free,
	check: free,
};
