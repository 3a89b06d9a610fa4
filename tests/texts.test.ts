import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Files with texts that no visitor sees, or that are not ours. */
const OTHERS: readonly RegExp[] = [
	// Only editors see these: the editor's view of the page, the panel of popups, the note below a preview.
	/^web\/inspector\//,
	/^web\/popups\/debug\//,
	/^web\/page\/preview-note/,
	/schema\.ts$/,
	// Names of controls for the editor's view, and the builder's sample content.
	/\/controls\.ts$/,
	/\/(?:\w+-)?settings\.ts$/,
	/^web\/atomic\/(?:heading|paragraph)\//,
	// Names of companies.
	/^web\/widgets\/social-icons\//,
];

/**
 * Matches calls whose texts no visitor sees: calls with a text for a log or an error, a call with the name of a file's
 * kind for a warning, and a call with the builder's sample content.
 */
const UNSEEN =
	/^(?:warn|unread|reportFault|log|info|debug|console|advise|announceFault|Error|\w*Error|\w*Unavailable|RestRefused|useOwnAddress|textSetting)$/;
const SPOKEN =
	/^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|title|alt|label)$/;

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));
/** Returns true for a name that is the same in every language. */
const isName = (text: string) =>
	/^(?:Facebook|SoundCloud|Google|WordPress\.org|X)$/.test(text.trim());
const isSentence = (text: string) =>
	/^["“]?[A-Z][\p{Ll}’]*,? [\p{L}“]/u.test(text) || /^[A-Z]\p{Ll}+\.$/u.test(text);

function isUnseen(node: ts.Node): boolean {
	for (let at = node.parent; at; at = at.parent) {
		if (ts.isThrowStatement(at)) return true;
		if (ts.isCallExpression(at) || ts.isNewExpression(at)) {
			const name = at.expression.getText().split('.').at(-1)?.replace('?', '') ?? '';
			if (UNSEEN.test(name)) return true;
		}
	}
	return false;
}

function literalsIn(file: string, source = readFileSync(file, 'utf8')): string[] {
	const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
	const found: string[] = [];
	const note = (node: ts.Node, text: string) => {
		if (!hasWords(text) || isName(text)) return;
		const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
		found.push(`${file}:${line + 1} ${text.trim().replace(/\s+/g, ' ')}`);
	};
	/** Records the literal values of an expression: `isOpen ? 'open' : say(…)`. */
	const noteAll = (node: ts.Expression): void => {
		if (ts.isStringLiteralLike(node)) note(node, node.text);
		else if (ts.isParenthesizedExpression(node)) noteAll(node.expression);
		else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(noteAll);
		else if (ts.isTemplateExpression(node)) {
			for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
				note(node, part.text);
			}
		} else if (ts.isBinaryExpression(node)) noteAll(node.right);
	};
	const visit = (node: ts.Node): void => {
		if (ts.isJsxText(node)) note(node, node.text);
		else if (ts.isJsxAttribute(node)) {
			const { initializer } = node;
			if (!initializer || !SPOKEN.test(node.name.getText())) {
				// No word of it is shown.
			} else if (ts.isStringLiteral(initializer)) note(node, initializer.text);
			else if (ts.isJsxExpression(initializer) && initializer.expression) {
				noteAll(initializer.expression);
			}
		} else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
			noteAll(node.expression);
		} else if (ts.isCallExpression(node) && node.expression.getText() === 'announce') {
			node.arguments.forEach(noteAll);
		} else if (ts.isCallExpression(node) && /\.setAttribute$/.test(node.expression.getText())) {
			const [name, value] = node.arguments;
			const isSpoken = name && ts.isStringLiteral(name) && SPOKEN.test(name.text);
			if (isSpoken && value) noteAll(value);
		} else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
			if (isSentence(node.text) && !isUnseen(node) && !ts.isImportDeclaration(node.parent)) {
				note(node, node.text);
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return [...new Set(found)];
}

const sources = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((file) => join(folder, file))
		.filter((file) => /\.tsx?$/.test(file))
		.filter((file) => !/\.(?:test|generated)\.tsx?$|\/testing\/|node_modules/.test(file))
		.filter((file) => !OTHERS.some((other) => other.test(file)));

it('no word that visitors see or hear stands outside of the catalogues', () => {
	expect(sources('web').flatMap((file) => literalsIn(file))).toEqual([]);
});

it('notices a word that does', () => {
	const source = `export function Panel({ warn }) {
		warn('This goes to the log alone');
		document.body.setAttribute('aria-label', 'Slides');
		return (
			<section aria-label="Close the panel" className="e-words">
				Search {['Nothing was found.']}
				{document.hidden && ' (optional)'}
			</section>
		);
	}`;
	const words = literalsIn('panel.tsx', source).map((line) => line.replace(/^.*?:\d+ /, ''));
	expect(words.toSorted()).toEqual([
		'(optional)',
		'Close the panel',
		'Nothing was found.',
		'Search',
		'Slides',
	]);
});
