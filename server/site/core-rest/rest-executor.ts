import {
	buildSchema,
	type DocumentNode,
	type ExecutionResult,
	execute,
	type GraphQLError,
	type GraphQLSchema,
	validate,
} from 'graphql';
import type { GraphQLOperation } from '../contract/renderer';
import { CORE_CONTRACT } from './core-contract.generated';
import { createOperation, type KnownKinds } from './operation';
import type { RestReader } from './rest-reader';
import { type Asker, rootValue } from './root-value';

let built: GraphQLSchema | null = null;

/** The schema is made once it is needed: most sites have WPGraphQL. */
function coreSchema(): GraphQLSchema {
	built ??= buildSchema(CORE_CONTRACT, { assumeValid: true });
	return built;
}

const judged = new WeakMap<DocumentNode, readonly GraphQLError[]>();

function faultsOf(document: DocumentNode): readonly GraphQLError[] {
	const known = judged.get(document) ?? validate(coreSchema(), document);
	judged.set(document, known);
	return known;
}

/**
 * Runs an operation of the core documents. Fields that failed are null, with an error beside the data, as in WPGraphQL.
 * Rejects if it cannot read the site's facts: `WordPressUnavailable`, `RestRefused`.
 */
export type RestExecutor = (operation: GraphQLOperation, asker: Asker) => Promise<ExecutionResult>;

/**
 * Answers from core REST the documents that the host sends to every site.
 * @param isEditor true if the reader has the rights of an editor
 * @param readerIn gives the reader for an operation in a language
 */
export function createRestExecutor(
	reader: RestReader,
	isEditor = false,
	readerIn: (language: string) => RestReader = () => reader,
): RestExecutor {
	const known: KnownKinds = { typeOf: new Map(), taxonomyOf: new Map() };
	return async ({ query, variables = {}, operationName, language }, asker) => {
		const errors = faultsOf(query);
		if (errors.length > 0) return { errors };
		const own = language === undefined ? reader : readerIn(language);
		const operation = await createOperation(own, query, known, isEditor);
		const result = await execute({
			schema: coreSchema(),
			document: query,
			rootValue: rootValue(operation, asker),
			variableValues: variables,
			operationName,
		});
		// Plain objects, as an answer that came as JSON.
		return JSON.parse(JSON.stringify(result));
	};
}
