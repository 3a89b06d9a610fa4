import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { Plugin } from 'graphql-yoga';

/**
 * Measured on the front end's own documents and on WPGraphQL's starter queries, which all stay below.
 * Fragments do not deepen a query; `__typename` counts as an alias when it is given another name.
 */
export const LIMITS = { depth: 12, aliases: 15, directives: 8, tokens: 1_000 } as const;

/** Texts of queries and variables; a comment's text is 64 kB at most. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** Refuses documents that are too deep, too wide or too long, before anything is executed. */
export function limitPlugin(hidesSchema: boolean): Plugin {
	return EnvelopArmorPlugin({
		maxDepth: { n: LIMITS.depth, flattenFragments: true, ignoreIntrospection: true },
		maxAliases: { n: LIMITS.aliases, allowList: [] },
		maxDirectives: { n: LIMITS.directives },
		maxTokens: { n: LIMITS.tokens },
		// Lists cost what they hold: the budget of an operation counts that while it runs.
		costLimit: { enabled: false },
		blockFieldSuggestion: { enabled: hidesSchema },
	}) as Plugin;
}
