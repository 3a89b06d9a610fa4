import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PACKAGES, packageOf } from '../rooms';
import { importsOf, ROOT, sourceFiles } from './support/source-files';

const Names = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({
	name: v.string(),
	dependencies: Names,
	devDependencies: Names,
});

function manifestOf(folder: string) {
	return v.parse(Manifest, JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));
}

/** `@scope/name/file` is a file of `@scope/name`. */
function libraryOf(name: string): string {
	return name
		.split('/')
		.slice(0, name.startsWith('@') ? 2 : 1)
		.join('/');
}

/** Libraries and packages that the files of a package name, without those of its tests and test doubles. */
function importedBy(folder: string): ReadonlySet<string> {
	const files = sourceFiles(folder).filter(
		(file) => packageOf(file) === folder && !file.includes('/testing/') && file !== 'server/dev.ts',
	);
	const names = files
		.flatMap(importsOf)
		.map(({ name }) => name)
		.filter((name) => !/^[./!]|^node:/.test(name) && !builtinModules.includes(name));
	return new Set(names.map(libraryOf));
}

const NEVER_SHIPPED = [
	'lucide-static',
	'@fortawesome/fontawesome-free',
	'simple-icons',
	'lottie-web',
	'gsap',
	'swiper',
	'@panzoom/panzoom',
	// Types of generated documents.
	'@graphql-typed-document-node/core',
];

describe.each(Object.entries(PACKAGES))('the package in %s', (folder, name) => {
	const manifest = manifestOf(folder);
	const shipped = manifest.dependencies;

	it('has the name that imports use', () => {
		expect(manifest.name).toBe(name);
	});

	it('names the packages that it imports', () => {
		// The host loads the mock later and only without a WordPress: a production install of the host leaves it out.
		const later = folder === 'server' ? ['@outrigger/mock'] : [];
		const named = new Set([name, ...Object.keys(shipped), ...NEVER_SHIPPED, ...later]);
		expect([...importedBy(folder)].filter((one) => !named.has(one))).toEqual([]);
	});

	it('takes no library along that only the build reads', () => {
		expect(NEVER_SHIPPED.filter((one) => one in shipped)).toEqual([]);
	});
});

it('every folder with a manifest is a package of the table', () => {
	const folders = ['domain', 'server', 'web', 'packages', 'schema', 'tests', 'scripts'].flatMap(
		(top) =>
			['', ...readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })]
				.map((inner) => join(top, inner))
				.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
	);
	expect(folders.sort()).toEqual(Object.keys(PACKAGES).sort());
});

it('a host in front of a real WordPress loads nothing of the mock', () => {
	const { dependencies } = manifestOf('server');
	expect(Object.keys(dependencies)).not.toContain('@outrigger/mock');
	expect(Object.keys(dependencies)).not.toContain('@outrigger/formats');
	const loadsMock = sourceFiles('server')
		.filter((file) => packageOf(file) === 'server' && !file.includes('/testing/'))
		.filter((file) => importsOf(file).some(({ name }) => name === '@outrigger/mock'));
	expect(loadsMock.sort()).toEqual([
		'server/command/export-mock.ts',
		'server/command/import-source.ts',
		'server/command/known-state.ts',
		'server/embedded-backend.ts',
		'server/open-mock.ts',
		'server/unshown-widgets.ts',
	]);
});
