import {
	type DefinitionNode,
	type DocumentNode,
	type EnumTypeDefinitionNode,
	type InputObjectTypeDefinitionNode,
	Kind,
	type ObjectTypeDefinitionNode,
	parse,
	type TypeDefinitionNode,
} from 'graphql';

/**
 * The definitions of a schema by name, in their order, with every `extend type` merged into its type.
 * Changing a schema means replacing entries; the nodes themselves are never changed.
 */
export interface Definitions {
	types: Map<string, TypeDefinitionNode>;
	/** The definitions without the name of a type: the schema definition and directives. */
	others: DefinitionNode[];
}

/** @throws GraphQLError when the SDL has a syntax error; an extension of a missing type is an Error that names it. */
export function readDefinitions(sdl: string): Definitions {
	const result: Definitions = { types: new Map(), others: [] };
	const { definitions } = parse(sdl, { noLocation: true });
	for (const definition of definitions) {
		if (isTypeDefinition(definition)) result.types.set(definition.name.value, definition);
		else if (!isExtension(definition)) result.others.push(definition);
	}
	for (const extension of definitions) {
		if (extension.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION) {
			const base = inputType(result, extension.name.value);
			const fields = [...(base.fields ?? []), ...(extension.fields ?? [])];
			result.types.set(base.name.value, { ...base, fields });
		}
		if (extension.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
		const base = objectType(result, extension.name.value);
		result.types.set(base.name.value, {
			...base,
			interfaces: [...(base.interfaces ?? []), ...(extension.interfaces ?? [])],
			fields: [...(base.fields ?? []), ...(extension.fields ?? [])],
		});
	}
	return result;
}

export const documentOf = ({ types, others }: Definitions): DocumentNode => ({
	kind: Kind.DOCUMENT,
	definitions: [...others, ...types.values()],
});

/** The object type of that name. @throws Error if the contract has none, a fault of the caller. */
export function objectType(definitions: Definitions, name: string): ObjectTypeDefinitionNode {
	const type = definitions.types.get(name);
	if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw missing('object type', name);
	return type;
}

/** The enum of that name. @throws Error if the contract has none, a fault of the caller. */
export function enumType(definitions: Definitions, name: string): EnumTypeDefinitionNode {
	const type = definitions.types.get(name);
	if (type?.kind !== Kind.ENUM_TYPE_DEFINITION) throw missing('enum', name);
	return type;
}

/** @throws Error when the contract has no such input: a mistake in the caller. */
function inputType(definitions: Definitions, name: string): InputObjectTypeDefinitionNode {
	const type = definitions.types.get(name);
	if (type?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) throw missing('input', name);
	return type;
}

const missing = (what: string, name: string) =>
	new Error(
		`The contract has no ${what} ${name}, so nothing can be added to it. Is the whole of schema/ given?`,
	);

const isExtension = ({ kind }: DefinitionNode) =>
	kind === Kind.OBJECT_TYPE_EXTENSION || kind === Kind.INPUT_OBJECT_TYPE_EXTENSION;

const isTypeDefinition = (node: DefinitionNode): node is TypeDefinitionNode =>
	/TypeDefinition$/.test(node.kind);
