import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, sourceOf } from './source-files';

/**
 * The compiler options to check each file separately: a name that the file neither declares nor imports belongs to the
 * browser.
 */
const ALONE: ts.CompilerOptions = {
	target: ts.ScriptTarget.ESNext,
	lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
	jsx: ts.JsxEmit.Preserve,
	noResolve: true,
	types: [],
};

/** The property through which every document leads to its window. */
const WAY_ROUND = 'defaultView';

/**
 * Returns the places at which files read one of these names from the browser's window, as
 * `file:line name`. Names that a file declares itself, members of objects and types do not count.
 *
 * @param files from the project's folder
 */
export function windowReads(files: readonly string[], names: ReadonlySet<string>): string[] {
	const isNamed = new RegExp(`\\b(${[...names, WAY_ROUND].join('|')})\\b`);
	const paths = files
		.filter((file) => isNamed.test(sourceOf(file)))
		.map((file) => join(ROOT, file));
	const program = ts.createProgram(paths, ALONE);
	const checker = program.getTypeChecker();

	function isOfWindow(node: ts.Identifier): boolean {
		const { parent, text } = node;
		if (ts.isPropertyAccessExpression(parent) && parent.name === node) return text === WAY_ROUND;
		if (!names.has(text) || ts.isTypeNode(parent)) return false;
		const symbol = ts.isShorthandPropertyAssignment(parent)
			? checker.getShorthandAssignmentValueSymbol(parent)
			: checker.getSymbolAtLocation(node);
		// `globalThis` has no declaration.
		const declarations = symbol?.declarations ?? [];
		return declarations.every((one) => one.getSourceFile().isDeclarationFile);
	}

	return paths.flatMap((path) => {
		const source = program.getSourceFile(path);
		const found: string[] = [];
		const visit = (node: ts.Node): void => {
			if (source && ts.isIdentifier(node) && isOfWindow(node)) {
				const { line } = source.getLineAndCharacterOfPosition(node.getStart());
				found.push(`${relative(ROOT, path)}:${line + 1} ${node.text}`);
			}
			ts.forEachChild(node, visit);
		};
		if (source) visit(source);
		return found;
	});
}
