import type { YogaLogger } from 'graphql-yoga';

/**
 * Treats our own mistakes the same in both ways to execute: the client learns that there was one, `onError` learns
 * which.
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
