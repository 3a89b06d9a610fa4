import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';

/** The number of attempts, with pauses of at most 0.6 and 1.2 s between them; then the caller receives the error. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 300;

/** The statuses "too many requests" and "WordPress is away": the same query may succeed a moment later. */
const LATER = new Set([429, 503]);

const comesLater = (error: unknown) => ServerError.is(error) && LATER.has(error.statusCode);

/**
 * Repeats queries that got no answer. A mutation is sent only once: without an answer it may still have arrived, and a
 * repeated comment would appear twice.
 */
export const retryQueries = (): RetryLink =>
	new RetryLink({
		delay: { initial: FIRST_PAUSE_MS, jitter: true },
		attempts: {
			max: ATTEMPTS,
			retryIf: (error, { operationType }) =>
				operationType === OperationTypeNode.QUERY && (isOffline(error) || comesLater(error)),
		},
	});

/** Returns true if no server answered the request. */
function isOffline(error: unknown): boolean {
	return !(CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error));
}

/**
 * Reports the errors that no visitor can do anything about, once for each operation: a document that the site does not
 * accept, and an answer that is no GraphQL. The caller reports a missing network, a busy site and WordPress's errors
 * about a visitor's own input (errors with a path), beside the visitor's action.
 */
export function reportRefusals(): ErrorLink {
	const reported = new Set<string | undefined>();
	return new ErrorLink(({ error, operation: { operationName } }) => {
		const isAnswer = CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => path);
		if (isAnswer || isOffline(error) || comesLater(error) || reported.has(operationName)) return;
		reported.add(operationName);
		reportError(
			new Error(`GraphQL did not answer "${operationName}"; the page stays as it is.`, {
				cause: error,
			}),
		);
	});
}
