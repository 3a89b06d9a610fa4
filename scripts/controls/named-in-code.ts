import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Names of controls, and patterns of names: `*_color`. */
export type Names = ReadonlySet<string>;

const NAME = /^_{0,2}[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;
/** Matches classes and attributes of markup, which look like names of controls. */
const CLASS = /^(?:elementor|swiper|e|eicon|wp|aria|data)-|[a-z*]__[a-z*]/;
/** The smallest number of letters in a pattern; a pattern with fewer letters would match nearly every name. */
const LETTERS_OF_A_FORM = 3;

/** Lists the source files in a folder and its subfolders, without tests and generated files. */
export function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file))
		.map((file) => join(folder, file))
		.filter((file) => !/(?:^|\/)testing\//.test(file));
}

/** The texts of a syntax node that may name a control. */
function textsOf(node: ts.Node): string[] {
	if (ts.isStringLiteralLike(node)) return [node.text];
	if (ts.isTemplateExpression(node)) {
		return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*')];
	}
	if (ts.isPropertyAccessExpression(node)) {
		const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
		return isCalled ? [] : [node.name.text];
	}
	if (ts.isBindingElement(node)) {
		const { propertyName, name } = node;
		return [propertyName ?? name].flatMap((one) => (ts.isIdentifier(one) ? one.text : []));
	}
	if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
		return ts.isIdentifier(node.name) ? [node.name.text] : [];
	}
	return [];
}

/** Returns a text that is a name, or a pattern of the names that begin with the text; null for any other text. */
function nameOf(text: string): string | null {
	if (CLASS.test(text)) return null;
	if (NAME.test(text)) return text;
	const form = text.endsWith('_') ? `${text}*` : text;
	const letters = form.replace(/[^a-z]/g, '').length;
	return form.includes('*') && /^[a-z0-9_*]+$/.test(form) && letters >= LETTERS_OF_A_FORM
		? form.replace(/\*+/g, '*')
		: null;
}

/** Collects all names in the files: from texts, from properties, and from templates with a variable part. */
export function namesIn(files: readonly string[]): Names {
	const names = new Set<string>();
	for (const file of files) {
		const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const text = readFileSync(file, 'utf8');
		const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
		const visit = (node: ts.Node): void => {
			for (const one of textsOf(node)) {
				const name = nameOf(one);
				if (name !== null) names.add(name);
			}
			ts.forEachChild(node, visit);
		};
		visit(source);
	}
	return names;
}
