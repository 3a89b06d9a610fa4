import { type FieldDefinitionNode, Kind } from 'graphql';
import { type Definitions, enumType, objectType } from './definitions';

/** The description of a `RootMutation` field for a site's own type. */
export const CHANGES = "A change of the site's own content. Refused to those who lack the right.";

/** Adds a field to an object type; an existing field of that name stays unchanged. */
export function addField(
	definitions: Definitions,
	typeName: string,
	field: FieldDefinitionNode,
): void {
	const type = objectType(definitions, typeName);
	const fields = type.fields ?? [];
	if (fields.some(({ name }) => name.value === field.name.value)) return;
	definitions.types.set(typeName, { ...type, fields: [...fields, field] });
}

/** Takes fields from an object or input type. */
export function removeFields(
	definitions: Definitions,
	typeName: string,
	names: readonly string[],
): void {
	const type = definitions.types.get(typeName);
	if (
		type?.kind !== Kind.OBJECT_TYPE_DEFINITION &&
		type?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION
	)
		return;
	const keep = ({ name }: { name: { value: string } }) => !names.includes(name.value);
	definitions.types.set(
		typeName,
		type.kind === Kind.OBJECT_TYPE_DEFINITION
			? { ...type, fields: type.fields?.filter(keep) }
			: { ...type, fields: type.fields?.filter(keep) },
	);
}

/** Gives a field of an object type another name; nothing where there is no such field. */
export function renameField(
	definitions: Definitions,
	typeName: string,
	from: string,
	to: string,
): void {
	const type = objectType(definitions, typeName);
	const fields = type.fields?.map((field) =>
		field.name.value === from ? { ...field, name: { ...field.name, value: to } } : field,
	);
	definitions.types.set(typeName, { ...type, fields });
}

/** The field of an object type under another name and description. @throws Error when there is no such field. */
export function fieldLike(
	definitions: Definitions,
	typeName: string,
	modelName: string,
	name: string,
	description: string,
): FieldDefinitionNode {
	const model = objectType(definitions, typeName).fields?.find(
		(field) => field.name.value === modelName,
	);
	if (!model) throw new Error(`The contract has no field ${typeName}.${modelName} to copy.`);
	return {
		...model,
		name: { kind: Kind.NAME, value: name },
		description: { kind: Kind.STRING, value: description },
	};
}

/** Adds values to an enum, each with its description; an existing value stays unchanged. */
export function addEnumValues(
	definitions: Definitions,
	name: string,
	added: readonly { name: string; description: string }[],
): void {
	const type = enumType(definitions, name);
	const known = new Set(type.values?.map((value) => value.name.value));
	const fresh = added.filter((value) => !known.has(value.name) && known.add(value.name));
	definitions.types.set(name, {
		...type,
		values: [
			...(type.values ?? []),
			...fresh.map((value) => ({
				kind: Kind.ENUM_VALUE_DEFINITION as const,
				name: { kind: Kind.NAME as const, value: value.name },
				description: { kind: Kind.STRING as const, value: value.description },
			})),
		],
	});
}

/** Takes a value from an enum. */
export function removeEnumValue(definitions: Definitions, name: string, value: string): void {
	const type = enumType(definitions, name);
	definitions.types.set(name, {
		...type,
		values: type.values?.filter((each) => each.name.value !== value),
	});
}
