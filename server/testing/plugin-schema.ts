import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';

/** The plugins that are installed beside WPGraphQL. */
export interface Plugins {
	/** The companion plugin. */
	hasExtension: boolean;
	/** WooGraphQL. */
	hasShop: boolean;
	/** The Polylang extension; absent if not named. */
	hasLanguages?: boolean;
}

const FOLDER = join(import.meta.dirname, '../../schema');
const schemas = new Map<string, GraphQLSchema>();

/**
 * Returns true if a site with these plugins has a file of the contract; only the embedded WordPress has some of the
 * files.
 */
function belongs(file: string, { hasExtension, hasShop, hasLanguages = false }: Plugins): boolean {
	if (!file.endsWith('.graphql') || file.startsWith('embedded-')) return false;
	if (file.startsWith('elementor')) return hasExtension;
	if (file.startsWith('languages')) return hasLanguages;
	return hasShop || !file.startsWith('woocommerce');
}

const keyOf = ({ hasExtension, hasShop, hasLanguages = false }: Plugins) =>
	`${hasExtension} ${hasShop} ${hasLanguages}`;

/** The contract of a site with those plugins, built once. */
function schemaOf(plugins: Plugins): GraphQLSchema {
	const key = keyOf(plugins);
	const known = schemas.get(key);
	if (known) return known;
	const files = readdirSync(FOLDER).filter((file) => belongs(file, plugins));
	const sdl = files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n');
	const schema = buildSchema(sdl, { assumeValidSDL: true });
	schemas.set(key, schema);
	return schema;
}

const UNKNOWN = /^(?:Cannot query field|Unknown (?:type|argument))/;
const verdicts = new Map<string, { message: string }[]>();

/**
 * Returns the parts of a query that a site with those plugins does not know. It ignores enums, which differ between
 * sites.
 */
export function unknownParts(query: string, plugins: Plugins): { message: string }[] {
	const key = `${keyOf(plugins)} ${query}`;
	const known = verdicts.get(key);
	if (known) return known;
	const unknown = validate(schemaOf(plugins), parse(query))
		.filter(({ message }) => UNKNOWN.test(message))
		.map(({ message }) => ({ message }));
	verdicts.set(key, unknown);
	return unknown;
}
