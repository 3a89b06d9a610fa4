import { type DocumentNode, type GraphQLSchema, isAbstractType, visit } from 'graphql';

/**
 * A plugin of `codegen.ts`: it maps each interface, if our documents select fields of it, to the types that implement
 * it. The contract's other interfaces (connections, edges, and interfaces that our documents do not use) would only
 * enlarge every page's cache.
 */
export function plugin(
	schema: GraphQLSchema,
	documents: readonly { document?: DocumentNode }[],
): string {
	const interfaces = new Set<string>();
	for (const { document } of documents) {
		if (!document) continue;
		visit(document, {
			FragmentDefinition: ({ typeCondition }) => void interfaces.add(typeCondition.name.value),
			InlineFragment: ({ typeCondition }) =>
				void (typeCondition && interfaces.add(typeCondition.name.value)),
		});
	}
	const rows = [...interfaces].sort().flatMap((name) => {
		const type = schema.getType(name);
		if (!isAbstractType(type)) return [];
		const types = schema.getPossibleTypes(type).map((possible) => possible.name);
		return [`\t${name}: ${JSON.stringify(types.sort())},`];
	});
	return [
		'/** Interface → the types that have it in the contract, for interfaces that our documents ask through. */',
		'export const possibleTypes: Readonly<Record<string, string[]>> = {',
		...rows,
		'};',
	].join('\n');
}
