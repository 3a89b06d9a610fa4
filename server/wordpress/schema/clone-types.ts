import { type FieldDefinitionNode, type TypeDefinitionNode, visit } from 'graphql';
import type { Definitions } from './definitions';

/** The differences between a copy and its model. */
export interface Renaming {
	/** Name of a type → its name in the copy. Called for the types themselves and for all that they mention. */
	type: (name: string) => string;
	/** The description of a type → the description of its copy. Descriptions of fields stay. */
	words: (description: string) => string;
}

/** Copies the matching types under new names. An existing type stays unchanged. */
export function cloneTypes(
	definitions: Definitions,
	passes: (name: string) => boolean,
	renaming: Renaming,
): void {
	for (const [name, model] of [...definitions.types]) {
		const copyName = renaming.type(name);
		if (!passes(name) || definitions.types.has(copyName)) continue;
		const { description } = model;
		definitions.types.set(copyName, {
			...renameTypes(model, renaming.type),
			...(description && {
				description: { ...description, value: renaming.words(description.value) },
			}),
		});
	}
}

/** The same node with other names of types; names of fields, arguments and values stay. */
export function renameTypes<T extends TypeDefinitionNode | FieldDefinitionNode>(
	node: T,
	rename: (name: string) => string,
): T {
	const renamed: T = visit(node, {
		NamedType: ({ kind, name }) => ({ kind, name: { ...name, value: rename(name.value) } }),
	});
	if (renamed.kind === 'FieldDefinition') return renamed;
	return { ...renamed, name: { ...renamed.name, value: rename(renamed.name.value) } };
}

/** Gives each word its substitute, in small letters and with a capital: `category` → `boat type`, `Category` → `Boat type`. */
export function substituteWords(pairs: readonly (readonly [string, string])[]) {
	const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
	return (text: string): string =>
		pairs.reduce(
			(result, [from, to]) =>
				result
					.replace(new RegExp(`\\b${from}\\b`, 'g'), to)
					.replace(new RegExp(`\\b${capital(from)}\\b`, 'g'), capital(to)),
			text,
		);
}
