/** An answer with an error before any execution, in the form of GraphQL over HTTP. */
export function refusal(
	status: number,
	message: string,
	headers: Record<string, string> = {},
): Response {
	return new Response(JSON.stringify({ errors: [{ message }] }), {
		status,
		headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
	});
}

/**
 * Takes GET, and POST of JSON. A page of another site can send forms, plain texts and multipart bodies without a
 * preflight, so the transport refuses such requests with any content.
 *
 * @returns the refusal, or `null`
 */
export function refuseTransport(request: Request): Response | null {
	if (request.method === 'GET') return null;
	if (request.method !== 'POST') {
		return refusal(405, 'GraphQL takes GET and POST only.', { Allow: 'GET, POST' });
	}
	const type = request.headers.get('content-type') ?? '';
	if (/^application\/json\s*(?:;|$)/i.test(type)) return null;
	return refusal(
		415,
		`HTTP POST requests must have Content-Type: application/json header. Received: ${type || 'none'}`,
	);
}
