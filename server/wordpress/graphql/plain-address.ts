/** True for `/?graphql` and `/index.php?graphql`, which WPGraphQL answers without pretty permalinks. */
export function isPlainGraphQL({ pathname, searchParams }: URL): boolean {
	return (pathname === '/' || pathname === '/index.php') && searchParams.has('graphql');
}

/** The same request at `/graphql`. */
export function atEndpoint(request: Request, { origin, search }: URL): Request {
	return new Request(`${origin}/graphql${search}`, request);
}
