import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** The entries of the package for other people's apps: subpath → source, built file below `dist`. */
export const LIBRARY = {
	'.': { source: 'server/library/site.ts', built: 'server/site.js' },
	'./react': { source: 'server/library/react.tsx', built: 'server/react.js' },
	'./elements': { source: 'server/formats/elements.ts', built: 'server/elements.js' },
	'./client': { source: 'web/library-client.ts', built: 'library/library-client.js' },
} as const;

const SHARED_TYPES = 'server/library/types.ts';
const nameOf = (source: string) => basename(source).replace(/\.tsx?$/, '');

/** The path of an entry's types in the package. */
export const typesOf = (source: string): string => `./dist/types/${nameOf(source)}.d.ts`;

/**
 * Writes the types of the entries into `folder`. Each entry lists its types itself, so that no internal type is
 * published.
 *
 * @throws Error if an entry exports something whose type it does not list
 */
export function writeLibraryTypes(folder: string): void {
	mkdirSync(folder, { recursive: true });
	for (const source of [SHARED_TYPES, ...Object.values(LIBRARY).map((entry) => entry.source)]) {
		const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
			fileName: source,
			compilerOptions: { isolatedDeclarations: true, declaration: true, jsx: ts.JsxEmit.ReactJSX },
		});
		const [fault] = diagnostics;
		if (fault)
			throw new Error(`${source}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
		const text = outputText
			.replaceAll("'./types'", "'./types.js'")
			.replaceAll('"./types"', '"./types.js"');
		writeFileSync(join(folder, `${nameOf(source)}.d.ts`), text);
	}
}

/** Writes the browser's entry, which imports nothing, as one module. */
export function writeLibraryClient(file: string): void {
	const { outputText } = ts.transpileModule(readFileSync(LIBRARY['./client'].source, 'utf8'), {
		compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
	});
	writeFileSync(file, outputText);
}
