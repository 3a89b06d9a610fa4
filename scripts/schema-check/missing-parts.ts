/** The remedy for a missing part. */
export type Remedy =
	| 'companion-plugin'
	| 'wpgraphql'
	| 'woographql'
	| 'polylang'
	/** The site names its own taxonomies, places, sizes and templates differently. */
	| 'site-names'
	/** The document itself is wrong, with any schema. */
	| 'front-end';

/** One part that a schema lacks. */
export interface MissingPart {
	/**
	 * `RootQuery.elementorKit`, `Post.posts(where:)`, `TaxonomyEnum.BOATTYPE`, or the validator's message for anything
	 * else.
	 */
	part: string;
	remedy: Remedy;
}

/** Enums with values that a site makes itself. */
const SITE_ENUMS =
	/^(ContentTypeEnum|TaxonomyEnum|MenuLocationEnum|MediaItemSizeEnum|ContentTemplateEnum|MimeTypeEnum|UserRoleEnum|ContentTypesOf\w+Enum)\./;

/** The messages about a missing part by the validators of graphql-js and graphql-php, which use the same texts. */
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
 * @param source the plugin that the document is written for; it brings the parts that belong to no extension
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
