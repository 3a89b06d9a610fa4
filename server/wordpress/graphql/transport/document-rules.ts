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
const LISTS = new Set(['types', 'directives', 'fields', 'interfaces', 'possibleTypes']);
/** Lists of one input or enum: nothing in them has fields again. */
const LAST_LISTS = new Set(['inputFields', 'enumValues']);

/** The depth of nested lists: of lists that grow with the schema, and of all lists. */
interface Depth {
	growing: number;
	all: number;
}

const NO_DEPTH: Depth = { growing: 0, all: 0 };

const deeper = (one: Depth, other: Depth): Depth => ({
	growing: Math.max(one.growing, other.growing),
	all: Math.max(one.all, other.all),
});

/**
 * Limits the introspection of one document: the host answers it in one piece and does not measure the answer.
 *
 * @param most how often `__schema` and `__type` may be in a document
 * @param lists how many levels of nested lists are allowed; GraphiQL and code generators need two. One further level
 *   may be the fields of an input or the values of an enum: gatsby-source-wordpress reads the inputs of all arguments
 */
export function introspectionRule(most: number, lists: number): ValidationRule {
	return (context) => {
		let count = 0;
		/**
		 * The depths of fragments, so that each is walked once. A circle of fragments, which another rule refuses, ends
		 * here.
		 */
		const depths = new Map<FragmentDefinitionNode, Depth>();

		function depthOfFragment(fragment: FragmentDefinitionNode | null | undefined): Depth {
			if (!fragment) return NO_DEPTH;
			const known = depths.get(fragment);
			if (known !== undefined) return known;
			depths.set(fragment, NO_DEPTH);
			const depth = depthOf(fragment.selectionSet);
			depths.set(fragment, depth);
			return depth;
		}

		function depthOf(set: SelectionSetNode | undefined): Depth {
			let deepest = NO_DEPTH;
			for (const one of set?.selections ?? []) {
				const inside =
					one.kind === Kind.FRAGMENT_SPREAD
						? depthOfFragment(context.getFragment(one.name.value))
						: depthOf(one.selectionSet);
				const name = one.kind === Kind.FIELD ? one.name.value : '';
				const growing = LISTS.has(name) ? 1 : 0;
				const all = growing || LAST_LISTS.has(name) ? 1 : 0;
				deepest = deeper(deepest, {
					growing: inside.growing + growing,
					all: inside.all + all,
				});
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
				const { growing, all } = depthOf(node.selectionSet);
				if (growing > lists || all > lists + 1) {
					const message = `Introspection depth limit of ${lists} lists exceeded.`;
					context.reportError(new GraphQLError(message, { nodes: node }));
				}
			},
		};
	};
}
