import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { repositoryOf } from './manifest';

const SOURCE = 'packages/create-outrigger';

/**
 * Makes the npm package `create-outrigger` in a folder: its program in one file, and the template of a site.
 *
 * @param folder the target, which is emptied first
 */
export async function createPackage(folder: string): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	await build({
		configFile: false,
		logLevel: 'warn',
		build: { ssr: join(SOURCE, 'create.ts'), outDir: folder },
	});
	cpSync(join(SOURCE, 'template'), join(folder, 'template'), { recursive: true });
	cpSync('LICENSE', join(folder, 'LICENSE'));
	const {
		private: _,
		scripts: __,
		...manifest
	} = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
	const published = {
		...manifest,
		...repositoryOf(process.env),
		bin: { 'create-outrigger': 'create.js' },
		files: ['create.js', 'template'],
	};
	writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, '\t')}\n`);
}
