import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { GraphQLContext } from '../context';
import { errorHandling } from '../error-handling';
import { BODY_LIMIT_BYTES, limitPlugin } from './limits';
import { type PersistedDocuments, persistedDocumentPlugins } from './persisted-documents';

export interface EndpointOptions {
	schema: GraphQLSchema;
	/** Makes the context of one operation. */
	contextOf: (request: Request) => GraphQLContext;
	persistedDocuments: PersistedDocuments;
	/** Off: no document runs that is not persisted, introspection neither. */
	isOpen: boolean;
	/** Told of errors that the asker is not told of. */
	onError: (error: unknown) => void;
}

/** GraphQL over HTTP for one path. Takes what `refuseTransport` let through; never rejects. */
export function createEndpoint(options: EndpointOptions): (request: Request) => Promise<Response> {
	const yoga = createYoga({
		schema: options.schema,
		context: ({ request }) => options.contextOf(request),
		// The platform's own classes: what comes out is a Response that any server of Node knows.
		fetchAPI: { Request, Response, Headers, URL, URLSearchParams, ReadableStream, TransformStream },
		graphqlEndpoint: '/graphql',
		landingPage: false,
		graphiql: false,
		healthCheckEndpoint: '/graphql/health-is-asked-elsewhere',
		cors: false,
		multipart: false,
		batching: false,
		maxRequestBodySize: BODY_LIMIT_BYTES,
		...errorHandling(options.onError),
		plugins: [
			...persistedDocumentPlugins(options.persistedDocuments, !options.isOpen),
			limitPlugin(!options.isOpen),
		],
	});
	return async (request) => yoga.fetch(request);
}
