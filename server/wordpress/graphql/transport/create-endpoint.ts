import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaLogger } from 'graphql-yoga';
import type { GraphQLContext } from '../context';
import { BODY_LIMIT_BYTES, limitPlugin, noIntrospectionPlugin } from './limits';
import { type PersistedDocuments, persistedDocumentPlugins } from './persisted-documents';

export interface EndpointOptions {
	schema: GraphQLSchema;
	/** Makes the context of one operation. */
	contextOf: (request: Request) => GraphQLContext;
	persistedDocuments: PersistedDocuments;
	/** Off: introspection is refused and no document runs that is not persisted. */
	isOpen: boolean;
	/** Told of errors that the asker is not told of. */
	onError: (error: unknown) => void;
}

/** GraphQL over HTTP for one path. Takes what `refuseTransport` let through; never rejects. */
export function createEndpoint(options: EndpointOptions): (request: Request) => Promise<Response> {
	const silent = () => undefined;
	const logging: YogaLogger = {
		debug: silent,
		info: silent,
		warn: silent,
		error: (...args: unknown[]) => options.onError(args.length === 1 ? args[0] : args),
	};
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
		maskedErrors: { errorMessage: 'Internal server error', isDev: false },
		logging,
		plugins: [
			...persistedDocumentPlugins(options.persistedDocuments, !options.isOpen),
			limitPlugin(!options.isOpen),
			...(options.isOpen ? [] : [noIntrospectionPlugin]),
		],
	});
	return async (request) => yoga.fetch(request);
}
