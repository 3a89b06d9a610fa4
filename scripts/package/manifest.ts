import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import * as v from 'valibot';
import { LIBRARY, typesOf } from './library-types';

const Names = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({
	name: v.string(),
	version: v.string(),
	description: v.optional(v.string(), ''),
	dependencies: Names,
	devDependencies: Names,
	engines: Names,
	overrides: Names,
});

/** The folders of packages whose code the server's build contains. */
const BUNDLED = [
	'server',
	'server/http',
	'server/media',
	'server/formats',
	'server/wordpress',
	'web',
	'web/inspector',
	'domain',
];
/**
 * Libraries that are not dependencies: they are loaded if they are installed. `outrigger parity` prints how to install
 * Playwright.
 */
const PEERS = ['playwright'];
/** Packages whose files are read by their names, so no import shows that they are needed. */
const FONTS = /^@fontsource/;

function read(folder: string) {
	return v.parse(Manifest, JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
}

/**
 * The repository for the manifest of a package that a workflow publishes. npm accepts a statement of provenance only
 * for the repository that the manifest names (https://docs.npmjs.com/generating-provenance-statements).
 *
 * @param variables the environment; only GitHub's workflows set `GITHUB_REPOSITORY`, so elsewhere the manifest names no
 * repository
 */
export function repositoryOf({
	GITHUB_REPOSITORY: name,
}: Readonly<Record<string, string | undefined>>) {
	return name ? { repository: { type: 'git', url: `git+https://github.com/${name}.git` } } : {};
}

/** `@scope/name/file` → `@scope/name`. */
const libraryOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/**
 * `package.json` of the published package: it depends on the libraries that the built code imports, in the versions
 * that the bundled packages of this project require.
 *
 * @param modules the names that the built code imports, from `dist/server/libraries.json`
 * @throws Error for a library that none of these packages requires
 */
export function packageManifest(modules: readonly string[]) {
	const house = read('.');
	const host = read('server');
	const manifests = BUNDLED.map(read);
	const versions = new Map(manifests.flatMap(({ dependencies }) => Object.entries(dependencies)));
	const libraries = [
		...modules
			.map(libraryOf)
			.filter((name) => !PEERS.includes(name) && !builtinModules.includes(name)),
		...Object.keys(host.dependencies).filter((name) => FONTS.test(name)),
	];
	const dependencies = [...new Set(libraries)].sort().map((name) => {
		const version = versions.get(name);
		if (version === undefined) {
			throw new Error(`The build imports ${name}, which no package names among its dependencies.`);
		}
		return [name, version] as const;
	});
	return {
		name: host.name,
		version: host.version,
		description: host.description,
		license: 'MIT AND GPL-2.0-or-later',
		...repositoryOf(process.env),
		type: 'module',
		bin: { outrigger: 'outrigger.js' },
		exports: Object.fromEntries(
			Object.entries(LIBRARY).map(([subpath, { source, built }]) => [
				subpath,
				{ types: typesOf(source), default: `./dist/${built}` },
			]),
		),
		files: ['dist', 'schema', 'outrigger.js', 'CHANGELOG.md', 'THIRD-PARTY.md'],
		engines: house.engines,
		dependencies: Object.fromEntries(dependencies),
		peerDependencies: Object.fromEntries(PEERS.map((name) => [name, '*'])),
		peerDependenciesMeta: Object.fromEntries(PEERS.map((name) => [name, { optional: true }])),
	};
}
