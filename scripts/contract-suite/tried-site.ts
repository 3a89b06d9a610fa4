import { type EndpointAnswer, endpointOf, readAnswer } from '../schema-check/endpoint';

/** The answer of core REST. */
export interface RestAnswer {
	status: number;
	headers: Headers;
	/** The parsed JSON; `null` for a body that is no JSON. */
	body: unknown;
}

/** A WordPress to which the suite sends the requests of a host. The suite only reads. */
export interface TriedSite {
	/** The address, without a slash at its end. */
	url: string;
	/** True if the suite has an application password. */
	hasAuthorization: boolean;
	/**
	 * Sends a query to GraphQL, as an anonymous visitor by default.
	 * @throws Error if the site does not answer GraphQL
	 */
	ask(
		query: string,
		variables?: Readonly<Record<string, unknown>>,
		as?: 'nobody' | 'operator' | 'stranger',
	): Promise<EndpointAnswer>;
	/**
	 * Requests a path of core REST as an anonymous visitor.
	 * @param path `wp/v2/posts?per_page=1`
	 */
	rest(path: string): Promise<RestAnswer>;
	/**
	 * Returns the HTTP status of a file of the site, to find out if it can be fetched.
	 * @param address the complete address
	 */
	status(address: string): Promise<number>;
}

const TIMEOUT_MS = 30_000;
/** Wrong credentials, which no site has. */
const STRANGER = `nobody-${'x'.repeat(8)}:xxxx xxxx xxxx xxxx xxxx xxxx`;

/**
 * @param place the address of the site, or of its GraphQL endpoint
 * @param authorization `name:application password`
 */
export function triedSite(place: string, authorization: string | undefined): TriedSite {
	const endpoint = endpointOf(place);
	const url = new URL(place);
	const siteUrl = (url.origin + url.pathname).replace(/\/(?:index\.php|graphql\/?)?$/, '');
	const signal = () => AbortSignal.timeout(TIMEOUT_MS);
	const basic = { nobody: undefined, operator: authorization, stranger: STRANGER };
	return {
		url: siteUrl,
		hasAuthorization: authorization !== undefined && authorization !== '',
		async ask(query, variables = {}, as = 'nobody') {
			const credentials = basic[as];
			const response = await fetch(endpoint, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					accept: 'application/json',
					...(credentials && {
						authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
					}),
				},
				body: JSON.stringify({ query, variables }),
				signal: signal(),
			});
			return readAnswer(endpoint, response.status, await response.text());
		},
		async rest(path) {
			const response = await fetch(`${siteUrl}/wp-json/${path}`, { signal: signal() });
			const body: unknown = await response.json().catch(() => null);
			return { status: response.status, headers: response.headers, body };
		},
		async status(address) {
			const response = await fetch(address, { signal: signal() });
			await response.body?.cancel();
			return response.status;
		},
	};
}
