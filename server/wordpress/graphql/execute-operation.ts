import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from './context';
import { errorHandling } from './error-handling';

/**
 * The most kept documents. The server itself has few; more come from a client that builds a new document for each call.
 */
const KEPT_DOCUMENTS = 500;

/** Runs operations of the server itself against one schema: checked once per document, without limits. */
export type OperationRunner = (
	document: DocumentNode | string,
	variables: Record<string, unknown> | undefined,
	context: GraphQLContext,
	operationName?: string,
) => Promise<ExecutionResult>;

/**
 * @param onError receives our own faults; the result only reports that one happened
 * @returns a runner that never rejects because of a document: the result contains the errors, as from a real endpoint
 */
export function createOperationRunner(
	schema: GraphQLSchema,
	onError: (error: unknown) => void,
): OperationRunner {
	// The endpoint's own engine, so that an operation is executed by the same code on both ways.
	const engine = createYoga({ schema, ...errorHandling(onError) });
	const parsed = new LRUCache<string, DocumentNode>({ max: KEPT_DOCUMENTS });
	const problems = new WeakMap<DocumentNode, ExecutionResult['errors']>();

	return async (document, variableValues, contextValue, operationName) => {
		const { parse, validate, execute } = engine.getEnveloped({});
		let node = typeof document === 'string' ? parsed.get(document) : document;
		if (node === undefined) {
			try {
				node = parse(document as string) as DocumentNode;
			} catch (error) {
				return { errors: [error as NonNullable<ExecutionResult['errors']>[number]] };
			}
			parsed.set(document as string, node);
		}
		const errors =
			problems.get(node) ?? (validate(schema, node) as ExecutionResult['errors']) ?? [];
		problems.set(node, errors);
		if (errors.length > 0) return { errors };
		return execute({ schema, document: node, contextValue, variableValues, operationName });
	};
}
