import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from '../context';
import { errorHandling } from '../error-handling';
import { introspectionAnswers } from './introspection-answers';
import { BODY_LIMIT_BYTES, limitPlugins } from './limits';
import { type PersistedDocuments, persistedDocumentPlugins } from './persisted-documents';
import { requestErrors } from './request-errors';
import { answerWriter } from './write-answer';

/** The most operations in one request, as in WPGraphQL. */
const MOST_OPERATIONS = 10;
/** The most documents whose refusal is kept. */
const KEPT_ERRORS = 200;
/** The most characters of all documents whose checked tree is kept; a tree takes about a hundred times its text. */
const KEPT_CHARACTERS = 1_000_000;

export interface EndpointOptions {
	schema: GraphQLSchema;
	/** Makes the context of one operation. */
	contextOf: (request: Request) => GraphQLContext;
	persistedDocuments: PersistedDocuments;
	/** If it is false, only persisted documents run, and no introspection. */
	isOpen: boolean;
	/** Receives the errors that the answer hides from the client. */
	onError: (error: unknown) => void;
}

/** GraphQL over HTTP for one path. Takes the requests that `refuseTransport` let through; never rejects. */
export function createEndpoint(options: EndpointOptions): (request: Request) => Promise<Response> {
	const documentCache = new LRUCache<string, DocumentNode>({
		maxSize: KEPT_CHARACTERS,
		sizeCalculation: (_, text) => text.length + 1,
	});
	const errorCache = new LRUCache<string, Error>({ max: KEPT_ERRORS });
	const create = (maxRequestBodySize: number | false) =>
		createYoga({
			schema: options.schema,
			context: ({ request }) => options.contextOf(request),
			// The platform's own classes, so that the result is a Response for any server on Node.
			fetchAPI: {
				Request,
				Response,
				Headers,
				URL,
				URLSearchParams,
				ReadableStream,
				TransformStream,
			},
			graphqlEndpoint: '/graphql',
			landingPage: false,
			graphiql: false,
			healthCheckEndpoint: '/graphql/health-is-asked-elsewhere',
			cors: false,
			multipart: false,
			batching: { limit: MOST_OPERATIONS },
			maxRequestBodySize,
			parserAndValidationCache: { documentCache, errorCache, validationCache: true },
			...errorHandling(options.onError),
			plugins: [
				...persistedDocumentPlugins(options.persistedDocuments, !options.isOpen),
				...limitPlugins(!options.isOpen),
				requestErrors,
				introspectionAnswers(),
				answerWriter(),
			],
		});
	// Made when first needed: by then the host has put its lighter Response in the place of Node's.
	let counting: ReturnType<typeof create> | undefined;
	let trusting: ReturnType<typeof create> | undefined;
	return async (request) => {
		if (request.method === 'GET' || hasFittingBody(request)) {
			// Counting makes a stream of the body, which costs half as much as answering.
			trusting ??= create(false);
			return trusting.fetch(request);
		}
		counting ??= create(BODY_LIMIT_BYTES);
		return counting.fetch(request);
	};
}

/** True if a body has a Content-Length within the limit. Node reads exactly that many bytes. */
function hasFittingBody({ headers }: Request): boolean {
	const length = headers.get('content-length') ?? '';
	return (
		/^\d{1,9}$/.test(length) &&
		Number(length) <= BODY_LIMIT_BYTES &&
		!headers.has('transfer-encoding')
	);
}
