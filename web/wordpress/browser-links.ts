import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';

/** With pauses of at most 0.6 and 1.2 s between them; then whoever asked is told. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 300;

/** Too many requests, and WordPress not there: the same question may be answered a moment later. */
const LATER = new Set([429, 503]);

const comesLater = (error: unknown) => ServerError.is(error) && LATER.has(error.statusCode);

/**
 * Asks again what got no answer. A mutation is sent once: what did not come back may have arrived all the same, and a
 * comment would stand there twice.
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

/** The request did not get through: nobody answered anything. */
function isOffline(error: unknown): boolean {
	return !(CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error));
}

/**
 * Reports what no visitor can do anything about, once for each operation: a document that the site does not take, and
 * an answer that is no GraphQL. No network, a busy site and what WordPress says to a visitor's own input (errors with
 * a path) are told by whoever asked, beside what they did.
 */
export function reportRefusals(): ErrorLink {
	const reported = new Set<string | undefined>();
	return new ErrorLink(({ error, operation: { operationName } }) => {
		const isAnswer = CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => path);
		if (isAnswer || isOffline(error) || comesLater(error) || reported.has(operationName)) return;
		reported.add(operationName);
		reportError(
			new Error(`GraphQL did not answer "${operationName}": what needs it stays as it is.`, {
				cause: error,
			}),
		);
	});
}
