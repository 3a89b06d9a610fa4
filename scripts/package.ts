/**
 * npm run package [-- FOLDER]
 *
 * Makes the npm packages `outrigger` and `create-outrigger` of the build (`npm run build` first) in `dist/package`
 * and `dist/create-outrigger`, and packs them, so that `npm install FILE` gives a program that runs without a build
 * step. Prints the paths of both packed files.
 */
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { createPackage } from './package/create-package';
import { LIBRARY, writeLibraryClient, writeLibraryTypes } from './package/library-types';
import { packageManifest } from './package/manifest';
import { thirdPartyNotices } from './package/notices';
import { packedMap } from './package/packed-map';
import { readDocumentFiles } from './schema-check/documents';

const FOLDER = 'dist/package';
const CREATE_FOLDER = 'dist/create-outrigger';
const LIBRARIES = 'dist/server/libraries.json';
/** The largest size of the packed file, in bytes, so that `npx outrigger` starts soon. */
const MOST_BYTES = 12 * 1024 * 1024;

function copyBuild(): void {
	rmSync(FOLDER, { recursive: true, force: true });
	for (const name of ['server', 'client', 'plugin']) {
		cpSync(join('dist', name), join(FOLDER, 'dist', name), {
			recursive: true,
			// These lists of the build are left out, because THIRD-PARTY.md contains the same information.
			filter: (path) => !/\.vite\/licenses-[\w-]+\.json$/.test(path),
		});
	}
	cpSync('content', join(FOLDER, 'dist/content'), { recursive: true });
	cpSync('schema', join(FOLDER, 'schema'), {
		recursive: true,
		filter: (path) => !path.endsWith('.ts'),
	});
	for (const { path, text } of [...readDocumentFiles('web'), ...readDocumentFiles('server/site')]) {
		const file = join(FOLDER, 'dist/documents', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(name, join(FOLDER, name));
	cpSync('server/README.md', join(FOLDER, 'README.md'));
	cpSync('server/outrigger.js', join(FOLDER, 'outrigger.js'));
	writeFileSync(join(FOLDER, 'THIRD-PARTY.md'), thirdPartyNotices());
	writeLibraryTypes(join(FOLDER, 'dist/types'));
	const client = join(FOLDER, 'dist', LIBRARY['./client'].built);
	mkdirSync(dirname(client), { recursive: true });
	writeLibraryClient(client);
}

/** Shortens the source maps of the server's build in the package's folder. */
function packMaps(): void {
	const folder = join(FOLDER, 'dist/server');
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!name.endsWith('.map')) continue;
		const file = join(folder, name);
		const map = packedMap(readFileSync(file, 'utf8'));
		if (map === null) rmSync(file);
		else writeFileSync(file, map);
	}
}

copyBuild();
packMaps();
const libraries = v.parse(v.array(v.string()), JSON.parse(readFileSync(LIBRARIES, 'utf8')));
writeFileSync(
	join(FOLDER, 'package.json'),
	`${JSON.stringify(packageManifest(libraries), null, '\t')}\n`,
);
await createPackage(CREATE_FOLDER);
const target = resolve(process.argv[2] ?? 'dist');
mkdirSync(target, { recursive: true });
const { status, stdout } = spawnSync(
	'npm',
	['pack', '--silent', '--pack-destination', target, `./${FOLDER}`, `./${CREATE_FOLDER}`],
	{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
if (status !== 0) process.exit(1);
for (const name of stdout.trim().split('\n')) {
	const file = join(target, name);
	const { size } = statSync(file);
	console.log(file);
	console.error(`${(size / 1024 / 1024).toFixed(1)} MB packed.`);
	if (size > MOST_BYTES) {
		console.error(`The package is larger than ${MOST_BYTES / 1024 / 1024} MB.`);
		process.exitCode = 1;
	}
}
