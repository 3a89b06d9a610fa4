/** WordPress's answer to a call without an action. */
export function noAction(): Response {
	return new Response('0', { status: 400, headers: { 'cache-control': 'no-store' } });
}

/** Core REST's answer for an unknown route. */
export function noRoute(): Response {
	const message = 'No route was found matching the URL and request method.';
	return Response.json(
		{ code: 'rest_no_route', message, data: { status: 404 } },
		{ status: 404, headers: { 'cache-control': 'no-store' } },
	);
}
