import type { IncomingMessage } from 'node:http';
import { withAddressOf } from '../auth/visitor-address';
import type { IncomingGet } from './transport/answer-cache';

/** The beginning of a query by GET. */
const GRAPHQL_GET = '/graphql?';

/** True for `/?graphql` and `/index.php?graphql`, which WPGraphQL answers without pretty permalinks. */
export function isPlainGraphQL({ pathname, searchParams }: URL): boolean {
	return (pathname === '/' || pathname === '/index.php') && searchParams.has('graphql');
}

/** The same request at `/graphql`. */
export function atEndpoint(request: Request, { origin, search }: URL): Request {
	return withAddressOf(new Request(`${origin}/graphql${search}`, request), request);
}

/** An anonymous query by GET that does not come from a page of another site; null for every other request. */
export function plainGet({
	method,
	url = '',
	headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): IncomingGet | null {
	const isPlainGet = method === 'GET' && !headers.authorization && !headers.origin;
	if (!isPlainGet || !url.startsWith(GRAPHQL_GET)) return null;
	return {
		search: url.slice(GRAPHQL_GET.length - 1),
		accept: headers.accept,
		ifNoneMatch: headers['if-none-match'],
	};
}
