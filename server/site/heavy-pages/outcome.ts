import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { isUnavailable, reasonOf, WordPressUnavailable } from '../contract/unavailable';

/**
 * The outcome of a call from one thread to the other. It has its own form, because errors lose their classes when they
 * are sent.
 */
export type Outcome<Value> = { value: Value } | { failure: Failure };

interface Failure {
	kind: 'unavailable' | 'too-large' | 'fault';
	message: string;
	stack: string | undefined;
}

/** Waits for a promise; never rejects. */
export async function outcomeOf<Value>(promise: Promise<Value>): Promise<Outcome<Value>> {
	try {
		return { value: await promise };
	} catch (error) {
		return { failure: failureOf(error) };
	}
}

/**
 * Returns the value of an outcome.
 * @throws the error of the other thread, as the same kind of error
 */
export function valueIn<Value>(outcome: Outcome<Value>): Value {
	if ('value' in outcome) return outcome.value;
	const { kind, message, stack } = outcome.failure;
	if (kind === 'unavailable') throw new WordPressUnavailable(message);
	if (kind === 'too-large') throw new TooLargeToRender(message);
	throw Object.assign(new Error(message), { stack });
}

function failureOf(error: unknown): Failure {
	const stack = error instanceof Error ? error.stack : undefined;
	if (isUnavailable(error)) return { kind: 'unavailable', message: reasonOf(error), stack };
	const kind = error instanceof TooLargeToRender ? 'too-large' : 'fault';
	return { kind, message: error instanceof Error ? error.message : String(error), stack };
}
