import { errorReason } from '@outrigger/rules/values/error-reason';
import { graphqlAnswer } from '@outrigger/rules/wordpress/graphql-answer';
import { parseRemote } from '../addresses';
import { CommandFailure } from './command-failure';

/** Longer than a slow shared host takes for its first answer. */
const TIMEOUT_MS = 20_000;

/**
 * Asks a WordPress for the smallest answer that WPGraphQL has, so that a person at a terminal
 * learns at once that an address is wrong.
 *
 * @throws CommandFailure when no server answers there, or something else than WPGraphQL does
 */
export async function reachWordPress(address: string): Promise<void> {
	const endpoint = parseRemote(address)?.graphqlUrl ?? address;
	const response = await fetch(endpoint, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query: '{ __typename }' }),
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).catch((error: unknown) => {
		throw new CommandFailure(`${address} does not answer (${errorReason(error)}).`);
	});
	const body: unknown = await response.json().catch(() => null);
	if (graphqlAnswer(body)) return;
	throw new CommandFailure(
		`${address} answers, but not with WPGraphQL (${response.status} at ${endpoint}). Install the plugin WPGraphQL there; "outrigger check ${address}" says more.`,
	);
}
