import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = 'languages.graphql';

/** The contract as it stands in the folder `schema/`. */
export interface Contract {
	/** Every `*.graphql` file but that of languages, in the order of their names. */
	sdl: string;
	/** The same without a shop: the schema of a site that sells nothing. */
	sdlWithoutShop: string;
	/** The part that only a site in several languages has. */
	languages: string;
	/** `schema/version`, `1.3.0`. */
	version: string;
}

/**
 * Reads the contract from its folder.
 * @throws Error of the file system when the folder or its version file is missing.
 */
export function readContract(folder: string): Contract {
	const files = readdirSync(folder)
		.filter((name) => name.endsWith('.graphql') && name !== LANGUAGES)
		.sort();
	const textOf = (names: readonly string[]) =>
		names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
	return {
		sdl: textOf(files),
		sdlWithoutShop: textOf(files.filter((name) => !name.startsWith('woocommerce'))),
		languages: textOf([LANGUAGES]),
		version: readFileSync(join(folder, 'version'), 'utf8').trim(),
	};
}

/** The text that `GET /schema.graphql` gives: the SDL under a line that names its version. */
export const downloadableSdl = (sdl: string, version: string): string =>
	`# Outrigger contract, version ${version}\n\n${sdl}`;
