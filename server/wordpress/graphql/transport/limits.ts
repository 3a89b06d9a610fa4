import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { GraphQLError, ValidationContext } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { aliasLengthRule, introspectionRule } from './document-rules';

/**
 * Measured on the front end's own documents and on WPGraphQL's starter queries, which all stay below.
 * Fragments do not deepen a query; `__typename` counts as an alias when it is given another name.
 */
export const LIMITS = {
	depth: 12,
	/** gatsby-source-wordpress queries a hundred pictures by their ids in one operation: 600 aliases. */
	aliases: 1_000,
	/** Characters of one: each object of a list repeats them. */
	aliasLength: 100,
	directives: 8,
	/** gatsby-source-wordpress queries all fields of a type: 21,727 characters for a product. */
	tokens: 4_000,
	/** The length of a document's text: each error looks for its line from the beginning. */
	characters: 32_000,
	/** Times that a document may ask for `__schema` or `__type`. */
	introspections: 1,
	/** Lists inside each other within one of them: the fields of the types, not their types' fields. */
	introspectionLists: 2,
} as const;

/** Texts of queries and variables; a comment's text is 64 kB at most. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** A limit that is passed is an error of validation like any other: found once for a document that comes again. */
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
