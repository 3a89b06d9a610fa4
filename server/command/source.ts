import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseRemote } from '../addresses';
import { CommandFailure } from './command-failure';

/** Variables of the environment, as the host reads them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The environment for a source that was named on the command line.
 *
 * @param source an address, a file, a folder; undefined for the source that the environment names, else the
 * demonstration
 * @param demonstration absolute folder with the content of the demonstration
 * @throws CommandFailure for a path that does not exist, and for an address that is no site
 */
export function withSource(
	source: string | undefined,
	variables: Variables,
	demonstration: string,
): Variables {
	if (source === undefined) {
		const isNamed = Boolean(variables.WORDPRESS_URL?.trim() || variables.CONTENT_DIR?.trim());
		return isNamed ? variables : { ...variables, CONTENT_DIR: demonstration };
	}
	if (/^[a-z][a-z0-9+.-]*:\/\//i.test(source)) {
		if (parseRemote(source) === undefined) {
			throw new CommandFailure(
				`${source} is no address of a WordPress. Give http:// or https://, without user, query and hash.`,
			);
		}
		return { ...variables, WORDPRESS_URL: source, CONTENT_DIR: undefined };
	}
	return { ...variables, CONTENT_DIR: existingPath(source), WORDPRESS_URL: undefined };
}

/**
 * The absolute path of a file or folder that was named on the command line.
 * @throws CommandFailure if it does not exist
 */
export function existingPath(source: string): string {
	const path = resolve(source);
	if (!existsSync(path)) throw new CommandFailure(nothingThere(source));
	return path;
}

/**
 * A text that looks like a host, because its last part has only letters, or is `localhost`: `example.org`,
 * `localhost:8080`.
 */
const LIKE_A_HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?::\d+)?(?:\/\S*)?$/i;
const FILE_ENDING = /\.(?:zip|xml|json|md|gz|tar)$/i;

function nothingThere(source: string): string {
	if (LIKE_A_HOST.test(source) && !FILE_ENDING.test(source)) {
		return `There is no file or folder ${source}. An address begins with its scheme: https://${source}`;
	}
	return `There is no file or folder ${source}. "outrigger --help" lists the commands.`;
}
