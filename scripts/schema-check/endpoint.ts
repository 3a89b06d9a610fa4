import { errorReason } from '@outrigger/rules/values/error-reason';
import { graphqlAnswer } from '@outrigger/rules/wordpress/graphql-answer';
import { parseRemote } from 'outrigger/addresses';

/** The answer of a GraphQL endpoint, with the parts that could be read. */
export interface EndpointAnswer {
	data?: unknown;
	errors: { message: string; path?: unknown }[];
}

/** Sends a query to one endpoint. */
export type Ask = (query: string) => Promise<EndpointAnswer>;

const TIMEOUT_MS = 10_000;

/**
 * The GraphQL address of a site, as the host uses it: `https://example.org` becomes `https://example.org/graphql`, a
 * site in a folder has it in that folder, and an address with a query, such as `/?graphql`, stays unchanged.
 */
export function endpointOf(place: string): string {
	return parseRemote(place)?.graphqlUrl ?? new URL(place).href;
}

/**
 * Makes a function that sends queries to an endpoint by POST.
 * @param authorization `name:application password`, for a site that answers only to an account
 * @returns a function that throws an Error, with the remedy, when the endpoint cannot be reached or answers no JSON
 */
export function createAsk(endpoint: string, authorization: string | undefined): Ask {
	const headers: Record<string, string> = {
		'content-type': 'application/json',
		accept: 'application/json',
	};
	if (authorization)
		headers.authorization = `Basic ${Buffer.from(authorization).toString('base64')}`;
	return async (query) => {
		const response = await fetch(endpoint, {
			method: 'POST',
			headers,
			body: JSON.stringify({ query }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		}).catch((error: unknown) => {
			throw new Error(
				`${endpoint} could not be reached: ${errorReason(error)}. Is the address right?`,
			);
		});
		return readAnswer(endpoint, response.status, await response.text());
	};
}

/** @throws Error if the text is not an answer of GraphQL */
export function readAnswer(endpoint: string, status: number, text: string): EndpointAnswer {
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		body = undefined;
	}
	const answer = graphqlAnswer(body);
	if (answer) return { data: answer.data, errors: [...(answer.errors ?? [])] };
	throw new Error(
		`${endpoint} answered ${status} without GraphQL: ${beginning(text)}\nIs this the address of WPGraphQL, and is the plugin active there?`,
	);
}

/** Returns the beginning of an answer, which is enough to recognise it. */
function beginning(text: string): string {
	const words = text
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
	if (words === '') return 'nothing.';
	return words.length > 120 ? `${words.slice(0, 120)}…` : words;
}
