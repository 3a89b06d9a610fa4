import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const SOURCE = 'web/exported.ts';
const Manifest = v.object({ [SOURCE]: v.object({ file: v.string() }) });

/**
 * The address of the script that runs first on exported pages.
 * @param client folder of the build for browsers
 * @throws Error with advice if it was not built
 */
export async function firstScript(client: string): Promise<string> {
	const path = join(client, '.vite/exported.json');
	try {
		return `/${v.parse(Manifest, JSON.parse(await readFile(path, 'utf8')))[SOURCE].file}`;
	} catch (cause) {
		throw new Error(`There is no script for exported pages in ${client}. Run "npm run build".`, {
			cause,
		});
	}
}
