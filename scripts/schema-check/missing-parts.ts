/** The remedy for a missing part. */
export type Remedy =
	| 'companion-plugin'
	| 'wpgraphql'
	| 'woographql'
	| 'polylang'
	/** The site uses other names for its taxonomies, menu locations, picture sizes and templates. */
	| 'site-names'
	/** The document itself is wrong, whatever the schema is. */
	| 'front-end';

/** One part that a schema lacks. */
export interface MissingPart {
	/**
	 * `RootQuery.elementorKit`, `Post.posts(where:)` or `TaxonomyEnum.BOATTYPE`; for any other fault, the validator's
	 * message.
	 */
	part: string;
	remedy: Remedy;
}

/** Matches enums whose values depend on the site. */
const SITE_ENUMS =
	/^(ContentTypeEnum|TaxonomyEnum|MenuLocationEnum|MediaItemSizeEnum|ContentTemplateEnum|MimeTypeEnum|UserRoleEnum|ContentTypesOf\w+Enum)\./;

/**
 * Patterns for the validators' messages about a missing part. The validators of graphql-js and graphql-php use the same
 * messages.
 */
const PATTERNS: readonly [RegExp, (found: readonly string[]) => string][] = [
	[/Cannot query field "([^"]+)" on type "([^"]+)"/, ([, field, type]) => `${type}.${field}`],
	[
		/Unknown argument "([^"]+)" on field "([^"]+?)"(?: of type "([^"]+)")?/,
		([, argument, field, type]) =>
			`${type && !field?.includes('.') ? `${type}.` : ''}${field}(${argument}:)`,
	],
	[/Field "([^"]+)" is not defined by type "([^"]+)"/, ([, field, type]) => `${type}.${field}`],
	[/Unknown type "([^"]+)"/, ([, type]) => `${type}`],
	[/Value "([^"]+)" does not exist in "([^"]+)" enum/, ([, value, type]) => `${type}.${value}`],
];

/**
 * Reads the missing parts from the messages of a validator; each part once, in the order of the messages.
 * @param source the plugin for which the document is written; it adds every part that belongs to no other plugin
 */
export function missingParts(
	messages: readonly string[],
	source: 'wpgraphql' | 'woographql' | 'polylang' = 'wpgraphql',
): MissingPart[] {
	const parts = new Map<string, MissingPart>();
	for (const message of messages) {
		const part = partOf(message);
		parts.set(part, { part, remedy: remedyOf(part, message, source) });
	}
	return [...parts.values()];
}

function partOf(message: string): string {
	const plain = message.replace(/&quot;/g, '"');
	for (const [pattern, describe] of PATTERNS) {
		const found = pattern.exec(plain);
		if (found) return describe(found);
	}
	return plain;
}

function remedyOf(part: string, message: string, source: Remedy): Remedy {
	if (/elementor/i.test(part)) return 'companion-plugin';
	if (SITE_ENUMS.test(part)) return 'site-names';
	return part === message ? 'front-end' : source;
}
