import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { GraphQLError, ValidationContext } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { aliasLengthRule, introspectionRule } from './document-rules';

/**
 * Measured on the front end's own documents and on WPGraphQL's starter queries, which are all below the limits.
 * Fragments do not deepen a query; `__typename` counts as an alias when it is given another name.
 */
export const LIMITS = {
	depth: 12,
	/** gatsby-source-wordpress queries a hundred pictures by their ids in one operation: 600 aliases. */
	aliases: 1_000,
	/** The most characters of an alias, because each object of a list repeats it. */
	aliasLength: 100,
	directives: 8,
	/** gatsby-source-wordpress queries all fields of a type: 21,727 characters for a product. */
	tokens: 4_000,
	/** The most characters of a document, because each error searches for its line from the beginning. */
	characters: 32_000,
	/** How often a document may contain `__schema` or `__type`. */
	introspections: 1,
	/**
	 * The levels of nested lists in one introspection: the fields of the types, but not the fields of those fields'
	 * types.
	 */
	introspectionLists: 2,
} as const;

/** The most bytes of a request with queries and variables; a comment's text is 64 kB at most. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** An exceeded limit is an error of validation like any other, so a repeated document is checked only once. */
const REPORTED = {
	propagateOnRejection: false,
	onReject: [
		(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
	],
};

/** Refuses documents that are too deep, too wide or too long, before anything is executed. */
export function limitPlugins(hidesSchema: boolean): Plugin[] {
	const armor = EnvelopArmorPlugin({
		maxDepth: {
			n: LIMITS.depth,
			flattenFragments: true,
			ignoreIntrospection: true,
			...REPORTED,
		},
		maxAliases: { n: LIMITS.aliases, allowList: [], ...REPORTED },
		maxDirectives: { n: LIMITS.directives, ...REPORTED },
		maxTokens: { n: LIMITS.tokens },
		// The cost of a list depends on its items, which the operation's budget counts while it runs.
		costLimit: { enabled: false },
		blockFieldSuggestion: { enabled: hidesSchema },
	}) as Plugin;
	const aliasLength = aliasLengthRule(LIMITS.aliasLength);
	const introspection = introspectionRule(LIMITS.introspections, LIMITS.introspectionLists);
	return [
		armor,
		{
			onParse({ parseFn, setParseFn }) {
				setParseFn((source: { toString(): string }, options: unknown) => {
					if (source.toString().length > LIMITS.characters) throw tooLong();
					return parseFn(source, options);
				});
			},
			onValidate({ addValidationRule }) {
				addValidationRule(aliasLength);
				addValidationRule(introspection);
			},
		},
	];
}

const tooLong = () =>
	createGraphQLError(`Syntax Error: Character limit of ${LIMITS.characters} exceeded.`);
