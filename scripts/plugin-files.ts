import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pluginWords } from './plugin-words';

const PLUGIN = 'companion-plugin/outrigger';
const CONTRACT = /^(?:elementor.*\.graphql|version)$/;

/**
 * Returns the contents of the companion plugin's ZIP: the plugin, the contract in its folder `schema`, and the texts to
 * translate in `languages`.
 * @param root the folder of the project
 * @returns path in the ZIP, `outrigger/outrigger.php` → bytes
 */
export function pluginFiles(root: string): Record<string, Uint8Array> {
	const files: Record<string, Uint8Array> = {};
	const folder = join(root, PLUGIN);
	for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
		if (statSync(join(folder, path)).isFile())
			files[`outrigger/${path}`] = readFileSync(join(folder, path));
	}
	const sources = Object.entries(files)
		.filter(([path]) => path.endsWith('.php'))
		.map(
			([path, bytes]) =>
				[path.slice('outrigger/'.length), new TextDecoder().decode(bytes)] as const,
		);
	files['outrigger/languages/outrigger.pot'] = new TextEncoder().encode(
		pluginWords(new Map(sources)),
	);
	for (const name of readdirSync(join(root, 'schema')).sort()) {
		if (CONTRACT.test(name))
			files[`outrigger/schema/${name}`] = readFileSync(join(root, 'schema', name));
	}
	return files;
}
