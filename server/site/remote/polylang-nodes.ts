import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import {
	type DocumentNode,
	type ExecutionResult,
	type FieldNode,
	Kind,
	type SelectionNode,
	separateOperations,
} from 'graphql';
import type { GraphQLExecutor, GraphQLOperation } from '../contract/renderer';

/** The address of an author's list, in any language. */
const AUTHOR = /(?:^|\/)author\/([^/]+)\/?$/;
/** The types in fragments that apply to a user. */
const USER: ReadonlySet<string> = new Set([
	'User',
	'Node',
	'DatabaseIdentifier',
	'UniformResourceIdentifiable',
]);

/**
 * Runs operations on a WPGraphQL with Polylang's extension. Polylang adds its own term to WordPress's query for an
 * address, and WPGraphQL has no type for that term: the addresses of authors and dates answer with errors. So the
 * executor queries an author by the name in the address, and answers null for a date.
 */
export function withoutPolylangTerm(execute: GraphQLExecutor): GraphQLExecutor {
	return async (operation): Promise<ExecutionResult> => {
		const result = await execute(operation);
		const uri = operation.variables?.uri;
		if (typeof uri !== 'string' || !result.errors || result.data?.nodeByUri !== null) return result;
		const [, slug] = AUTHOR.exec(uri) ?? [];
		const query = slug ? authorDocument(operation.query, slug) : null;
		if (query) return execute({ ...operation, query, variables: {} } as GraphQLOperation);
		return { data: result.data };
	};
}

/** Makes a document for a user by name, with the fields of users from the given document. */
function authorDocument(document: DocumentNode, slug: string): DocumentNode | null {
	const types = new Map(
		document.definitions.flatMap((one) =>
			one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.typeCondition.name.value]] : [],
		),
	);
	const isOfUser = (part: SelectionNode): boolean => {
		if (part.kind === Kind.FIELD) return true;
		const type =
			part.kind === Kind.INLINE_FRAGMENT
				? part.typeCondition?.name.value
				: types.get(part.name.value);
		return type === undefined || USER.has(type);
	};
	const definitions = document.definitions.map((definition) => {
		if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
		const selections = definition.selectionSet.selections.flatMap((field) =>
			field.kind === Kind.FIELD && field.name.value === 'nodeByUri' && field.selectionSet
				? [userField(field, slug, field.selectionSet.selections.filter(isOfUser))]
				: [],
		);
		const selectionSet = { ...definition.selectionSet, selections };
		return { ...definition, variableDefinitions: [], selectionSet };
	});
	const [only] = Object.values(separateOperations({ ...document, definitions }));
	return only ?? null;
}

function userField(field: FieldNode, slug: string, selections: SelectionNode[]): FieldNode {
	return {
		kind: Kind.FIELD,
		alias: field.alias ?? { kind: Kind.NAME, value: field.name.value },
		name: { kind: Kind.NAME, value: 'user' },
		arguments: [
			{
				kind: Kind.ARGUMENT,
				name: { kind: Kind.NAME, value: 'id' },
				value: { kind: Kind.STRING, value: percentDecoded(slug) ?? slug },
			},
			{
				kind: Kind.ARGUMENT,
				name: { kind: Kind.NAME, value: 'idType' },
				value: { kind: Kind.ENUM, value: 'SLUG' },
			},
		],
		selectionSet: { kind: Kind.SELECTION_SET, selections },
	};
}
