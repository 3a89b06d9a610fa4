import type { YogaLogger } from 'graphql-yoga';

/** How both ways to execute treat mistakes of ours: the asker learns that there was one, `onError` learns which. */
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
