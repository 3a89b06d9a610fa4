import {
	type FragmentDefinitionNode,
	GraphQLError,
	Kind,
	type SelectionSetNode,
	type ValidationRule,
} from 'graphql';

/** Refuses aliases that are longer than `most` characters. */
export function aliasLengthRule(most: number): ValidationRule {
	return (context) => ({
		Field(node) {
			if (node.alias === undefined || node.alias.value.length <= most) return;
			const message = `Alias length limit of ${most} exceeded.`;
			context.reportError(new GraphQLError(message, { nodes: node.alias }));
		},
	});
}

/** Fields that begin an introspection. */
const INTROSPECTION = new Set(['__schema', '__type']);
/** Lists of an introspection that grow with the schema; arguments of one field are few. */
const LISTS = new Set([
	'types',
	'directives',
	'fields',
	'inputFields',
	'interfaces',
	'possibleTypes',
	'enumValues',
]);

/**
 * Bounds what one document may ask of the schema: it is answered in one piece, and nothing counts its answer.
 *
 * @param most times that `__schema` and `__type` may stand in a document
 * @param lists how many lists may stand inside each other; GraphiQL and code generators ask for two
 */
export function introspectionRule(most: number, lists: number): ValidationRule {
	return (context) => {
		let count = 0;
		/**
		 * The depths of fragments, so that each is walked once. A circle of fragments, which another rule refuses, ends
		 * here.
		 */
		const depths = new Map<FragmentDefinitionNode, number>();

		function depthOfFragment(fragment: FragmentDefinitionNode | null | undefined): number {
			if (!fragment) return 0;
			const known = depths.get(fragment);
			if (known !== undefined) return known;
			depths.set(fragment, 0);
			const depth = depthOf(fragment.selectionSet);
			depths.set(fragment, depth);
			return depth;
		}

		function depthOf(set: SelectionSetNode | undefined): number {
			let deepest = 0;
			for (const one of set?.selections ?? []) {
				const inside =
					one.kind === Kind.FRAGMENT_SPREAD
						? depthOfFragment(context.getFragment(one.name.value))
						: depthOf(one.selectionSet);
				const own = one.kind === Kind.FIELD && LISTS.has(one.name.value) ? 1 : 0;
				deepest = Math.max(deepest, own + inside);
			}
			return deepest;
		}

		return {
			Field(node) {
				if (!INTROSPECTION.has(node.name.value)) return;
				count += 1;
				if (count === most + 1) {
					context.reportError(new GraphQLError(`Introspection limit of ${most} exceeded.`));
				}
				if (depthOf(node.selectionSet) > lists) {
					const message = `Introspection depth limit of ${lists} lists exceeded.`;
					context.reportError(new GraphQLError(message, { nodes: node }));
				}
			},
		};
	};
}
