import { namedIn } from '@outrigger/rules/css/possible-rules';

/** What the text of a script shows about the classes, ids and animations that it may name. */
export interface ScriptNames {
	words: ReadonlySet<string>;
	/** Beginnings, ends and inner parts of names that the script composes: `'is-' + state`, `${name}-open`. */
	starts: ReadonlySet<string>;
	ends: ReadonlySet<string>;
	parts: ReadonlySet<string>;
	/** True if the script loads markup or further scripts, whose names its text does not have. */
	loads: boolean;
}

const WORD = /[\w-]*[a-z][\w-]*/gi;
const QUOTE = /["'`]/;
/** Calls that bring further markup or code. */
const LOADS =
	/\bfetch\(|\bXMLHttpRequest\b|\.(?:ajax|getJSON|apiFetch)\(|(?:\$|jQuery)\.(?:get|post)\(|\.load\(\s*["'`]|createElement\(\s*["'`]script["'`]|\bimport\s*\(|\beval\s*\(|\bnew Function\b/;

/**
 * Reads the names in the text of a script. Names of code (variables, methods) count too, since a text without its
 * syntax does not tell them from classes.
 */
export function scriptNames(text: string): ScriptNames {
	const names = {
		words: new Set<string>(),
		starts: new Set<string>(),
		ends: new Set<string>(),
		parts: new Set<string>(),
	};
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const before = text[index - 1] ?? '';
		const after = text.slice(index + word.length, index + word.length + 2);
		const isStart = /[-_]$/.test(word) && (QUOTE.test(after[0] ?? '') || after === '${');
		const isEnd = /^[-_]/.test(word) && (QUOTE.test(before) || before === '}');
		if (isStart && isEnd) names.parts.add(word);
		else if (isStart) names.starts.add(word);
		else {
			names.words.add(word);
			if (isEnd) names.ends.add(word);
		}
	}
	return { ...names, loads: LOADS.test(text) };
}

/** The names that the scripts of a page may give to elements. */
export interface LateNames {
	has(name: string): boolean;
	/** All whole words. */
	words: Iterable<string>;
}

/**
 * The names that kept scripts may give to elements of a page: those of their texts, and those that the page's
 * `data-` attributes bring to them (`data-toggle-class="is-open"`, `data-wp-class--is-open`).
 * @param html of the page
 */
export function lateNames(scripts: readonly ScriptNames[], html: string): LateNames {
	const words = new Set([...scripts.flatMap((one) => [...one.words]), ...wordsOfData(html)]);
	const all = (key: 'starts' | 'ends' | 'parts') => [
		...new Set(scripts.flatMap((one) => [...one[key]])),
	];
	const [starts, ends, parts] = [all('starts'), all('ends'), all('parts')];
	return {
		words,
		has: (name) =>
			words.has(name) ||
			words.has(name.replace(/\d+$/, '')) ||
			starts.some((start) => name.startsWith(start)) ||
			ends.some((end) => name.endsWith(end)) ||
			parts.some((part) => name.includes(part)),
	};
}

const DATA = /\sdata-([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;

function* wordsOfData(html: string): Iterable<string> {
	for (const [, name = '', double, single] of html.matchAll(DATA)) {
		const at = name.lastIndexOf('--');
		if (at >= 0) yield name.slice(at + 2);
		yield* namedIn(double ?? single ?? '');
	}
}
