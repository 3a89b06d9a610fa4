import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PLUGIN = 'companion-plugin/outrigger';
const CONTRACT = /^(?:elementor.*\.graphql|version)$/;

/**
 * What the companion plugin's ZIP holds: the plugin, and the contract in its folder `schema`.
 * @param root folder of the project
 * @returns path in the ZIP, `outrigger/outrigger.php` → bytes
 */
export function pluginFiles(root: string): Record<string, Uint8Array> {
	const files: Record<string, Uint8Array> = {};
	const folder = join(root, PLUGIN);
	for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
		if (statSync(join(folder, path)).isFile())
			files[`outrigger/${path}`] = readFileSync(join(folder, path));
	}
	for (const name of readdirSync(join(root, 'schema')).sort()) {
		if (CONTRACT.test(name))
			files[`outrigger/schema/${name}`] = readFileSync(join(root, 'schema', name));
	}
	return files;
}
