import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the folder of the contract in the folders above this module. It is beside `server/`, and also beside the folder
 * of the built server.
 *
 * @throws Error when there is none, which means that the project was copied without it
 */
export function findSchemaFolder(): string {
	const start = dirname(fileURLToPath(import.meta.url));
	for (let folder = start; ; folder = dirname(folder)) {
		const candidate = join(folder, 'schema');
		if (existsSync(join(candidate, 'version'))) return candidate;
		if (folder === dirname(folder)) {
			throw new Error(
				`The folder schema/ is neither in ${start} nor above it. The server reads its GraphQL contract there; copy it along.`,
			);
		}
	}
}
