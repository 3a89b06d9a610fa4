import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the contract, looked for upwards from this module: it lies beside `server/` as well as beside the
 * folder that the server is built into.
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
