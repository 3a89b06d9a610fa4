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

/** True for an operation that asks of the schema alone, by fields of its own, and is the only one of its document. */
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
 * Keeps the answers to introspections: a schema never changes while it is served, and a build asks the same again and
 * again. A document that takes variables is carried out each time.
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
