import {
	type DocumentNode,
	type ExecutionResult,
	Kind,
	type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** An answer takes some megabytes; a client has a single such document, and few clients send it at a time. */
const KEPT = 4;

const INTROSPECTION = new Set(['__schema', '__type', '__typename']);

/** True for a document with one query, without variables, whose top fields read only the schema. */
function asksTheSchemaAlone({ definitions }: DocumentNode): boolean {
	const operations = definitions.filter(
		(one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
	);
	const [operation] = operations;
	return (
		operation !== undefined &&
		operations.length === 1 &&
		operation.operation === 'query' &&
		operation.variableDefinitions?.length === 0 &&
		operation.selectionSet.selections.every(
			(one) => one.kind === Kind.FIELD && INTROSPECTION.has(one.name.value),
		)
	);
}

/**
 * Keeps the answers to introspections: a schema never changes while it is served, and builds repeat the same queries.
 * The host runs a document with variables each time.
 */
export function introspectionAnswers(): Plugin {
	const kept = new LRUCache<DocumentNode, ExecutionResult>({ max: KEPT });
	return {
		onExecute({ args, setResultAndStopExecution }) {
			if (!asksTheSchemaAlone(args.document)) return;
			const known = kept.get(args.document);
			if (known) {
				setResultAndStopExecution({ ...known });
				return;
			}
			return {
				onExecuteDone({ result }) {
					if (Symbol.asyncIterator in result || result.errors) return;
					kept.set(args.document, { ...result });
				},
			};
		},
	};
}
