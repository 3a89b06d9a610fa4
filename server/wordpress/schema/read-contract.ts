import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = 'languages.graphql';
const LOGINS = 'embedded-logins.graphql';
const RENTAL = 'embedded-rental.graphql';
const CONDITIONAL: readonly string[] = [LANGUAGES, LOGINS, RENTAL];

/** The contract in the folder `schema/`. */
export interface Contract {
	/** Every `*.graphql` file but those of languages, logins and rental, in the order of their names. */
	sdl: string;
	/** The SDL without a shop: the schema of a site that sells nothing. */
	sdlWithoutShop: string;
	/** The part for a site with several languages. */
	languages: string;
	/** The part for a WordPress that logs users in by GraphQL. */
	logins: string;
	/** The part for a site that rents something out. */
	rental: string;
	/** `schema/version`, `1.3.0`. */
	version: string;
}

/**
 * Reads the contract from its folder.
 * @throws Error of the file system when the folder or its version file is missing.
 */
export function readContract(folder: string): Contract {
	const files = readdirSync(folder)
		.filter((name) => name.endsWith('.graphql') && !CONDITIONAL.includes(name))
		.sort();
	const joined = (names: readonly string[]) =>
		names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
	return {
		sdl: joined(files),
		sdlWithoutShop: joined(files.filter((name) => !name.startsWith('woocommerce'))),
		languages: joined([LANGUAGES]),
		logins: joined([LOGINS]),
		rental: joined([RENTAL]),
		version: readFileSync(join(folder, 'version'), 'utf8').trim(),
	};
}

/** The text that `GET /schema.graphql` gives: the SDL under a line that names its version. */
export const downloadableSdl = (sdl: string, version: string): string =>
	`# Outrigger contract, version ${version}\n\n${sdl}`;
