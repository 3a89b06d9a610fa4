import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { PACKAGES } from '../../rooms';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
const TYPES_ALONE = /^(?:import|export) type [^;]*;$/gm;
const GLOB = /import\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g;

/** A module as a source file names it. */
export interface Import {
	/** As it is written. */
	name: string;
	/**
	 * Path from the project's folder, with its ending; patterns of `import.meta.glob` stay patterns. Null for
	 * libraries.
	 */
	file: string | null;
}

/** The TypeScript files of a folder, without tests, as paths from the project's folder. */
export function sourceFiles(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
		.map((file) => join(folder, file));
}

/** The text of a file, whose path starts at the project's folder. */
export function sourceOf(file: string): string {
	return readFileSync(join(ROOT, file), 'utf8');
}

/** Every module that a file names: all kinds of imports, also of types, and the patterns of `import.meta.glob`. */
export function importsOf(file: string): Import[] {
	return importsIn(file, sourceOf(file));
}

/** Every file that a module imports, statically or dynamically, without modules that only provide types. */
export function reachedFrom(entry: string): ReadonlySet<string> {
	const reached = new Set([entry]);
	for (const file of reached) {
		for (const { file: target } of importsIn(file, sourceOf(file).replace(TYPES_ALONE, ''))) {
			if (target && existsSync(join(ROOT, target)) && /\.tsx?$/.test(target)) reached.add(target);
		}
	}
	return reached;
}

function importsIn(file: string, text: string): Import[] {
	const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
	const patterns = [...text.matchAll(GLOB)].flatMap(([, list = '']) =>
		[...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern),
	);
	return [...names, ...patterns].map((name) => ({ name, file: fileOf(file, name) }));
}

function fileOf(file: string, name: string): string | null {
	if (name.startsWith('.')) return fileNamed(join(dirname(file), name));
	const found = Object.entries(PACKAGES).find(
		([, one]) => name === one || name.startsWith(`${one}/`),
	);
	if (!found) return null;
	const [folder, named] = found;
	return fileNamed(join(folder, name === named ? 'index' : name.slice(named.length + 1)));
}

function fileNamed(path: string): string {
	const [bare = ''] = path.split('?');
	const found = ENDINGS.map((ending) => `${bare}${ending}`).find(
		(candidate) => existsSync(join(ROOT, candidate)) && statSync(join(ROOT, candidate)).isFile(),
	);
	return relative(ROOT, join(ROOT, found ?? bare));
}
