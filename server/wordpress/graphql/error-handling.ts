import type { YogaLogger } from 'graphql-yoga';

/**
 * Handles internal faults in the same way for both executors: the client learns only that there was a fault, `onError`
 * receives it.
 */
export function errorHandling(onError: (error: unknown) => void) {
	const silent = () => undefined;
	const logging: YogaLogger = {
		debug: silent,
		info: silent,
		warn: silent,
		error: (...args: unknown[]) => onError(args.length === 1 ? args[0] : args),
	};
	return { logging, maskedErrors: { errorMessage: 'Internal server error', isDev: false } };
}
