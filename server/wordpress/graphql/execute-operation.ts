import {
	type DocumentNode,
	type ExecutionResult,
	execute,
	type GraphQLError,
	type GraphQLSchema,
	parse,
	validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from './context';

/** Documents of the server itself are few; more than this are built anew by somebody. */
const KEPT_DOCUMENTS = 500;

/** Runs operations of the server itself against one schema: checked once per document, without limits. */
export type OperationRunner = (
	document: DocumentNode | string,
	variables: Record<string, unknown> | undefined,
	context: GraphQLContext,
	operationName?: string,
) => Promise<ExecutionResult>;

/** @returns a runner that never rejects for what a document asks: errors stand in the result, as from a real endpoint */
export function createOperationRunner(schema: GraphQLSchema): OperationRunner {
	const parsed = new LRUCache<string, DocumentNode>({ max: KEPT_DOCUMENTS });
	const problems = new WeakMap<DocumentNode, readonly GraphQLError[]>();
	const parseOnce = (text: string) => {
		const document = parsed.get(text) ?? parse(text);
		parsed.set(text, document);
		return document;
	};
	return async (document, variables, contextValue, operationName) => {
		let node: DocumentNode;
		try {
			node = typeof document === 'string' ? parseOnce(document) : document;
		} catch (error) {
			return { errors: [error as GraphQLError] };
		}
		const errors = problems.get(node) ?? validate(schema, node);
		problems.set(node, errors);
		if (errors.length > 0) return { errors };
		return execute({
			schema,
			document: node,
			contextValue,
			...(variables && { variableValues: variables }),
			...(operationName && { operationName }),
		});
	};
}
