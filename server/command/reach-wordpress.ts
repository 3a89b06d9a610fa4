import { errorReason } from '@outrigger/rules/values/error-reason';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { graphqlAnswer } from '@outrigger/rules/wordpress/graphql-answer';
import { parseRemote } from '../addresses';
import { CommandFailure } from './command-failure';

/** The longest wait for an answer in milliseconds: more than a slow shared host needs for its first answer. */
const TIMEOUT_MS = 20_000;

/**
 * Sends a WordPress the smallest GraphQL query, and, if it fails, requests the index of core REST. So a user at a
 * terminal sees at once if an address is wrong.
 *
 * @throws CommandFailure if no server answers there, or the server is no WordPress
 */
export async function reachWordPress(address: string): Promise<void> {
	const remote = parseRemote(address);
	const endpoint = remote?.graphqlUrl ?? address;
	const ask = async (url: string, init: RequestInit) => {
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
			(error: unknown) => {
				throw new CommandFailure(`${address} does not answer (${errorReason(error)}).`);
			},
		);
		const body: unknown = await response.json().catch(() => null);
		return { status: response.status, body };
	};
	const { status, body } = await ask(endpoint, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query: '{ __typename }' }),
	});
	if (graphqlAnswer(body)) return;
	for (const root of remote ? ['/wp-json/?_fields=', '/?rest_route=/&_fields='] : []) {
		const rest = await ask(`${remote?.siteUrl}${root}namespaces`, {});
		if (isPlainObject(rest.body) && Array.isArray(rest.body.namespaces)) return;
	}
	throw new CommandFailure(
		`${address} answers, but neither with WPGraphQL (${status} at ${endpoint}) nor with core REST. "outrigger check ${address}" shows more.`,
	);
}
