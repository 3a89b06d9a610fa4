import {
	type GraphQLField,
	type GraphQLNamedType,
	type GraphQLSchema,
	getNamedType,
	isInterfaceType,
	isLeafType,
	isObjectType,
} from 'graphql';

/** A field with everything below it, in the form in which the query to both sides contains it. */
export interface Selection {
	/** The type to which the field belongs. */
	owner: string;
	name: string;
	args?: Record<string, unknown>;
	/** Absent for values. */
	selection?: Selection[];
}

/** For types that WPGraphQL itself answers, the query requests only this number. */
const NUMBER = 'databaseId';

/** The fields of a type that need no argument, each with all fields of the extension below it. */
export function selectAll(schema: GraphQLSchema, typeName: string): Selection[] {
	const type = schema.getType(typeName);
	if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`No type ${typeName}.`);
	return Object.values(type.getFields())
		.filter((field) => field.args.every(({ type: given }) => !String(given).endsWith('!')))
		.map((field) => selectField(schema, typeName, field));
}

function selectField(
	schema: GraphQLSchema,
	owner: string,
	field: GraphQLField<unknown, unknown>,
): Selection {
	const type: GraphQLNamedType = getNamedType(field.type);
	if (isLeafType(type)) return { owner, name: field.name };
	const selection = type.name.startsWith('Elementor')
		? selectAll(schema, type.name)
		: [{ owner: type.name, name: NUMBER }];
	return { owner, name: field.name, selection };
}

/** The selection as GraphQL. */
export function printSelection(selection: readonly Selection[]): string {
	return selection
		.map(({ name, selection: inner }) => (inner ? `${name} { ${printSelection(inner)} }` : name))
		.join(' ');
}
