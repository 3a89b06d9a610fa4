import { type ExecutionResult, getOperationAST } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { requestedHash } from './persisted-documents';

/**
 * An error of a request that is no GraphQL request: 400, whatever format the client accepts.
 * @see https://graphql.github.io/graphql-over-http/draft/#sec-Status-Codes
 */
const malformed = (message: string) =>
	createGraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** An error of a well-formed request: 200 for `application/json`, else 400. */
const BEFORE_EXECUTION = { spec: true, status: 400 };

/** Marks the errors of variables, with which the executor refuses an operation before it runs anything. */
function markVariableErrors(result: ExecutionResult): void {
	if ('data' in result) return;
	for (const { extensions } of result.errors ?? []) {
		const http = extensions.http as { status?: number; spec?: boolean } | undefined;
		if (http?.status !== 400 || http.spec !== undefined) continue;
		extensions.code ??= 'BAD_USER_INPUT';
		extensions.http = BEFORE_EXECUTION;
	}
}

/**
 * The errors of requests without a clear operation. The statuses are those of GraphQL over HTTP, the messages are
 * WPGraphQL's.
 */
export const requestErrors: Plugin = {
	onRequestParse({ request, requestParser, setRequestParser }) {
		if (request.method !== 'GET' || requestParser === undefined) return;
		setRequestParser((get) => {
			try {
				return requestParser(get);
			} catch {
				throw malformed('"variables" and "extensions" have to be JSON.');
			}
		});
	},
	onParams({ params }) {
		const { query, operationName } = params;
		if ((query === undefined || query === null || query === '') && requestedHash(params) === null) {
			throw malformed(
				'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
			);
		}
		if (typeof (operationName ?? '') !== 'string') {
			throw malformed('"operationName" has to be a text.');
		}
	},
	onParse: () => {
		return ({ result, context }) => {
			const { params }: { params?: { operationName?: string } } = context;
			if (result instanceof Error || !params) return;
			if (getOperationAST(result, params.operationName)) return;
			throw createGraphQLError('Failed to determine operation type', {
				extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: BEFORE_EXECUTION },
			});
		};
	},
	onExecutionResult({ result }) {
		if (result && !(Symbol.asyncIterator in result) && !Array.isArray(result)) {
			markVariableErrors(result);
		}
	},
};
