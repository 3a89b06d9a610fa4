import { ADMIN, type TestServer } from './ask-graphql';

/** The answer of REST, parsed. */
export interface RestAnswer {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
	body: any;
}

/**
 * Sends JSON to a path below `/wp-json/wp/v2/`. The sender is the administrator, unless headers name another account.
 */
export async function sendJson(
	server: TestServer,
	method: string,
	path: string,
	body?: object,
	as: HeadersInit = ADMIN,
): Promise<RestAnswer> {
	return answerOf(server, path, {
		method,
		headers: { 'Content-Type': 'application/json', ...as },
		...(body && { body: JSON.stringify(body) }),
	});
}

/** Requests a path below `/wp-json/wp/v2/`. */
export async function answerOf(
	server: TestServer,
	path: string,
	init: RequestInit,
): Promise<RestAnswer> {
	const response = await server.fetch(`/wp-json/wp/v2/${path}`, init);
	const { status, headers } = response;
	return { status, headers, body: await response.json() };
}
