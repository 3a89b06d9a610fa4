import {
	type DocumentNode,
	type GraphQLInputType,
	type GraphQLInterfaceType,
	type GraphQLNamedType,
	type GraphQLObjectType,
	type GraphQLSchema,
	getNamedType,
	isEnumType,
	isInputObjectType,
	isInterfaceType,
	isObjectType,
	Kind,
	TypeInfo,
	visit,
	visitWithTypeInfo,
} from 'graphql';

/**
 * A plugin of `codegen.ts`: it writes, as SDL, the part of the contract that is used by the documents for every site.
 * The host answers it from core REST for a site without WPGraphQL. It omits types, fields, arguments and inputs that no
 * document uses, so that the host refuses a query that it cannot answer, and does not give an empty answer.
 */

/** Matches the documents that go to every site; all other documents need a plugin. */
const CORE_DOCUMENT = /\/[\w-]+\.graphql$/;
/**
 * The object types that core REST can answer. Interfaces have only these types, not the types of a shop or a builder.
 */
const OBJECTS: ReadonlySet<string> = new Set([
	'Category',
	'Comment',
	'CommentAuthor',
	'ContentType',
	'DefaultTemplate',
	'MediaItem',
	'Menu',
	'Page',
	'Post',
	'Tag',
	'Taxonomy',
	'User',
]);
/**
 * Object types for the content types and taxonomies that a site adds. Each gets the interfaces of the type that it
 * resembles.
 */
const OWN_TYPES: Readonly<Record<string, string>> = {
	OwnPost: 'Post',
	OwnPage: 'Page',
	OwnTag: 'Tag',
	OwnCategory: 'Category',
};

/** Input types that documents send as a whole, in variables, with the fields that this project's code sets in them. */
const SENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
	ContentTypeToContentNodeConnectionWhereArgs: ['notIn', 'hasPassword', 'orderby'],
	CreateCommentInput: ['author', 'authorEmail', 'authorUrl', 'commentOn', 'content', 'parent'],
};

type Composite = GraphQLObjectType | GraphQLInterfaceType;

export function plugin(
	schema: GraphQLSchema,
	documents: readonly { location?: string; document?: DocumentNode }[],
): string {
	/** Type → field → the arguments that documents use. */
	const fields = new Map<string, Map<string, Set<string>>>();
	/** Input type → the fields that documents use. */
	const inputs = new Map<string, Set<string>>();
	const enums = new Set<string>();

	function addInput(type: GraphQLInputType | null | undefined, names: readonly string[]) {
		const named = type && getNamedType(type);
		if (isEnumType(named)) enums.add(named.name);
		if (!isInputObjectType(named)) return;
		inputs.set(named.name, new Set([...(inputs.get(named.name) ?? []), ...names]));
		for (const name of names) addInput(named.getFields()[name]?.type, []);
	}

	function addField(type: GraphQLNamedType, name: string, args: readonly string[]) {
		const ofType = fields.get(type.name) ?? new Map<string, Set<string>>();
		fields.set(type.name, ofType);
		ofType.set(name, new Set([...(ofType.get(name) ?? []), ...args]));
	}

	for (const { document, location } of documents) {
		if (!document || !isCore(location)) continue;
		const info = new TypeInfo(schema);
		const visitor = visitWithTypeInfo(info, {
			Field(node) {
				const parent = info.getParentType();
				const field = info.getFieldDef();
				if (!parent || !field || node.name.value.startsWith('__')) return;
				const args = (node.arguments ?? []).map((one) => one.name.value);
				addField(parent, field.name, args);
				for (const argument of field.args) {
					if (args.includes(argument.name)) addInput(argument.type, []);
				}
			},
			ObjectValue(node) {
				addInput(
					info.getInputType(),
					node.fields.map((field) => field.name.value),
				);
			},
			VariableDefinition(node) {
				const named = node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : node.type;
				if (named.kind !== Kind.NAMED_TYPE) return;
				const type = schema.getType(named.name.value);
				const sent = SENT_FIELDS[named.name.value];
				if (isInputObjectType(type) && !sent) throw new Error(`SENT_FIELDS lacks ${type.name}.`);
				if (isInputObjectType(type) || isEnumType(type)) addInput(type, sent ?? []);
			},
		});
		visit(document, visitor);
	}

	const isKept = (type: GraphQLNamedType) =>
		fields.has(type.name) || (isObjectType(type) && OBJECTS.has(type.name));
	const kept = Object.values(schema.getTypeMap())
		.filter((type): type is Composite => isObjectType(type) || isInterfaceType(type))
		.filter(isKept)
		.filter((type) => !isObjectType(type) || type.getInterfaces().length === 0 || hasPart(type));

	/**
	 * An object type that implements a kept interface is kept if core REST has it; lists and settings are always kept.
	 */
	function hasPart(type: GraphQLObjectType): boolean {
		const isNode = type.getInterfaces().some(({ name }) => name === 'Node');
		return !isNode || OBJECTS.has(type.name) || fields.has(type.name);
	}

	/** The fields that documents request of a type, also through its interfaces. */
	function requestedFields(type: Composite): Map<string, Set<string>> {
		const all = new Map<string, Set<string>>();
		for (const one of [type, ...type.getInterfaces()]) {
			for (const [name, args] of fields.get(one.name) ?? []) {
				all.set(name, new Set([...(all.get(name) ?? []), ...args]));
			}
		}
		return all;
	}

	function interfacesOf(type: Composite): string {
		const names = type
			.getInterfaces()
			.filter(isKept)
			.map(({ name }) => name);
		return names.length > 0 ? ` implements ${names.sort().join(' & ')}` : '';
	}

	function fieldLines(type: Composite, requested: Map<string, Set<string>>): string[] {
		return [...requested].sort(byName).map(([name, names]) => {
			const field = type.getFields()[name];
			if (!field) throw new Error(`${type.name} has no field ${name}.`);
			const args = field.args
				.filter((one) => names.has(one.name))
				.map((one) => `${one.name}: ${one.type}`);
			return `\t${name}${args.length > 0 ? `(${args.join(', ')})` : ''}: ${field.type}`;
		});
	}

	const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines, '}'].join('\n');
	const composites = kept.map((type) => {
		const kind = isObjectType(type) ? 'type' : 'interface';
		return block(
			`${kind} ${type.name}${interfacesOf(type)}`,
			fieldLines(type, requestedFields(type)),
		);
	});
	const own = Object.entries(OWN_TYPES).map(([name, like]) => {
		const type = schema.getType(like);
		if (!isObjectType(type)) throw new Error(`The contract has no type ${like}.`);
		const ofInterfaces = new Map(type.getInterfaces().flatMap((one) => [...requestedFields(one)]));
		return block(`type ${name}${interfacesOf(type)}`, fieldLines(type, ofInterfaces));
	});
	const inputTypes = [...inputs].sort(byName).map(([name, names]) => {
		const type = schema.getType(name);
		if (!isInputObjectType(type)) throw new Error(`The contract has no input ${name}.`);
		const lines = Object.values(type.getFields())
			.filter((field) => names.has(field.name))
			.map((field) => `\t${field.name}: ${field.type}`);
		return block(`input ${name}`, lines);
	});
	const enumTypes = [...enums].sort().map((name) => {
		const type = schema.getType(name);
		if (!isEnumType(type)) throw new Error(`The contract has no enum ${name}.`);
		return block(
			`enum ${name}`,
			type.getValues().map((value) => `\t${value.name}`),
		);
	});
	/** Enums with names that each site chooses: they become scalars, because any name may occur. */
	const places = new Set<string>();
	for (const type of kept) {
		for (const name of requestedFields(type).keys()) {
			const given = getNamedType(type.getFields()[name]?.type);
			if (isEnumType(given)) places.add(`scalar ${given.name}`);
		}
	}
	const sdl = [
		'schema {\n\tquery: RootQuery\n\tmutation: RootMutation\n}',
		...composites,
		...own,
		...inputTypes,
		...enumTypes,
		...places,
	].join('\n');
	return [
		'/** The part of the contract that the documents of every site ask. */',
		`export const CORE_CONTRACT = \`${sdl}\`;`,
	].join('\n');
}

function isCore(location: string | undefined): boolean {
	return location !== undefined && CORE_DOCUMENT.test(location);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
	return one < other ? -1 : 1;
}
