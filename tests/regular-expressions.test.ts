import { createContext, Script } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles, sourceOf } from './support/source-files';

/** Folders whose regular expressions are applied to texts of visitors, editors, other hosts or files. */
const FOLDERS = ['domain', 'server', 'web'];
/**
 * In a text with this many characters a quadratic search takes milliseconds, a cubic one a quarter of a minute: the
 * limit below separates them on any machine.
 */
const LENGTH = 3_000;
/** The limit of processor time for all texts of an expression. */
const LIMIT_MS = 8_000;
/** Sample characters for the character classes of an expression. */
const SAMPLES = [
	'a',
	'1',
	' ',
	'\n',
	'-',
	'_',
	'.',
	'/',
	'"',
	'<',
	'>',
	'&',
	'@',
	'(',
	':',
	',',
	'+',
];
/** A character at the end of a text that prevents a match, so that the text only nearly matches. */
const END = '\u0001';

/** Every regular expression in these folders, with its place. */
function expressions(): Map<string, string> {
	const found = new Map<string, string>();
	for (const file of FOLDERS.flatMap(sourceFiles)) {
		if (/\.generated\.|\/testing\//.test(file)) continue;
		const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const source = ts.createSourceFile(file, sourceOf(file), ts.ScriptTarget.Latest, false, kind);
		const look = (node: ts.Node): void => {
			if (ts.isRegularExpressionLiteral(node)) found.set(node.text, file);
			ts.forEachChild(node, look);
		};
		look(source);
	}
	return found;
}

function read(literal: string): RegExp {
	const end = literal.lastIndexOf('/');
	return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/**
 * Long texts that nearly match: repetitions of the expression's literal characters, and of characters in its classes.
 */
function attacksOn(literal: string): string[] {
	const source = literal.slice(1, literal.lastIndexOf('/'));
	const names = source
		.replace(/\\[a-zA-Z]|\[(?:\\.|[^\]\\])*\]|\{[\d,]+\}|\(\?(?:[:=!]|<[=!]|<\w+>)/g, '|')
		.replace(/\\(.)/g, '$1')
		.split(/[|()?*+^$]/)
		.filter(Boolean);
	const whole = names.join('');
	const first = names[0] ?? '';
	const mixed = SAMPLES.slice(0, 4).map((sample) => names.join(sample));
	const pumps = new Set([...SAMPLES, ...names, whole, ...mixed]);
	for (const name of names) pumps.add(first + name);
	return [...pumps].filter(Boolean).flatMap((pump) => {
		const long = pump.repeat(Math.ceil(LENGTH / pump.length)).slice(0, LENGTH);
		return [long + END, first + long + END, `${whole}${long}${END}`];
	});
}

const found = expressions();
const run = new Script('for (const text of texts) { pattern.lastIndex = 0; pattern.exec(text); }');

/**
 * Tries an expression on texts. If the processor spends more than half of the time on other work, the limit is doubled.
 *
 * @param limit milliseconds of processor time
 * @throws if the texts take longer than the limit
 */
function tryOn(pattern: RegExp, texts: readonly string[], limit = LIMIT_MS): void {
	for (let timeout = limit; ; timeout *= 2) {
		const begun = process.cpuUsage();
		try {
			run.runInContext(createContext({ pattern, texts }), { timeout });
			return;
		} catch (error) {
			if (process.cpuUsage(begun).user > (limit * 1000) / 2) throw error;
		}
	}
}

describe('a regular expression', () => {
	it('that tries three ends for each place is noticed', () => {
		for (const bad of ['/(?:a+)+b/', '/^(?:<!--.*?-->)*<div>/', '/<loc>\\s*([^<]+?)\\s*</']) {
			expect(() => tryOn(read(bad), attacksOn(bad), 1_000), bad).toThrow('timed out');
		}
	});

	it.each(FOLDERS)(
		'of %s takes no more than a step for each pair of places, whatever it is given',
		(folder) => {
			const own = [...found].filter(([, file]) => file.startsWith(`${folder}/`));
			expect(own.length).toBeGreaterThan(100);
			const slow = own.filter(([literal]) => {
				try {
					tryOn(read(literal), attacksOn(literal));
					return false;
				} catch {
					return true;
				}
			});
			expect(slow).toEqual([]);
		},
		300_000,
	);
});
