import type { Selector } from './selectors';
import { type SheetRule, type StyleRule, wordsOf } from './sheet-rules';

/** The facts about a page that decide which rules it can use. */
export interface RuleUse {
	/** Returns true if an element can match a selector, now or later. */
	matches(selector: Selector): boolean;
	/** Words that name fonts and keyframes besides those of the rules. */
	words: Iterable<string>;
	/** Custom properties that something besides the rules reads; null if all must stay. */
	variables: Iterable<string> | null;
}

/** A page without a reason to leave anything out. */
export const ALL_RULES: RuleUse = { matches: () => true, words: [], variables: null };

/**
 * Finds the rules of several sheets that a page can use, in their order. Keyframes and fonts stay if a rule that stays
 * names them, and custom properties if something reads them. Selectors that match nothing leave the list of their rule.
 *
 * @returns the text of each sheet
 */
export function possibleRules(sheets: readonly (readonly SheetRule[])[], use: RuleUse): string[] {
	const kept = new Map<StyleRule, string>();
	const words = new Set(use.words);
	for (const rules of sheets) keepRules(rules, use, kept, words);
	const read = use.variables && readVariables(sheets, use.variables, kept, words);
	return sheets.map((rules) => write(rules, kept, words, read));
}

/** Collects the selectors of the rules that stay, and the words of these rules. */
function keepRules(
	rules: readonly SheetRule[],
	use: RuleUse,
	kept: Map<StyleRule, string>,
	words: Set<string>,
): void {
	for (const rule of rules) {
		if (rule.kind === 'group') keepRules(rule.rules, use, kept, words);
		else if (rule.kind === 'other') for (const word of wordsOf(rule.text)) words.add(word);
		if (rule.kind !== 'style') continue;
		const selectors = keptSelectors(rule, use);
		if (selectors === null) continue;
		kept.set(rule, selectors);
		for (const word of rule.words) words.add(word);
	}
}

/** The selectors of a rule that stay, as a list; null if none can match. */
function keptSelectors({ selectors, isNested }: StyleRule, { matches }: RuleUse): string | null {
	const [first] = selectors;
	if (selectors.length === 1 && first) return matches(first) ? first.text : null;
	const matching = selectors.filter(matches);
	if (matching.length === 0) return null;
	const staying =
		isNested || matching.length === selectors.length
			? selectors
			: selectors.filter((one) => !one.isPlain || matching.includes(one));
	return staying.map(({ text }) => text).join(',');
}

/** The custom properties that something reads, directly or through other custom properties. */
function readVariables(
	sheets: readonly (readonly SheetRule[])[],
	own: Iterable<string>,
	kept: ReadonlyMap<StyleRule, string>,
	words: ReadonlySet<string>,
): Set<string> {
	const read = new Set(own);
	const through = new Map<string, Set<string>>();
	for (const { parts, reads } of kept.keys()) {
		for (const name of reads) read.add(name);
		for (const part of parts) {
			if (typeof part === 'string' || part.reads.length === 0) continue;
			const names = through.get(part.name) ?? new Set();
			for (const name of part.reads) names.add(name);
			through.set(part.name, names);
		}
	}
	const readOthers = (rules: readonly SheetRule[]) => {
		for (const rule of rules) {
			if (rule.kind === 'group') {
				for (const name of customIn(rule.prelude)) read.add(name);
				readOthers(rule.rules);
			} else if (rule.kind === 'other') for (const name of customIn(rule.text)) read.add(name);
			else if (rule.kind === 'named' && isNamed(rule.words, words)) {
				for (const name of rule.reads) read.add(name);
			}
		}
	};
	for (const rules of sheets) readOthers(rules);
	// A set that grows while it is walked gives the new names too.
	for (const name of read) for (const next of through.get(name) ?? []) read.add(next);
	return read;
}

const customIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

const isNamed = (words: readonly string[], named: ReadonlySet<string>) =>
	words.length > 0 && words.every((word) => named.has(word));

function write(
	rules: readonly SheetRule[],
	kept: ReadonlyMap<StyleRule, string>,
	words: ReadonlySet<string>,
	read: ReadonlySet<string> | null,
): string {
	let text = '';
	for (const rule of rules) {
		if (rule.kind === 'other') text += rule.text;
		else if (rule.kind === 'named') text += isNamed(rule.words, words) ? rule.text : '';
		else if (rule.kind === 'style') {
			const selectors = kept.get(rule);
			if (selectors !== undefined) text += styleText(selectors, rule.parts, read);
		} else {
			const inner = write(rule.rules, kept, words, read);
			// A layer without rules still has its place in the order of layers.
			if (inner !== '' || rule.isLayer) text += `${rule.prelude}{${inner}}`;
		}
	}
	return text;
}

/** A rule without the custom properties that nothing reads; empty if nothing else is in it. */
function styleText(
	selectors: string,
	parts: StyleRule['parts'],
	read: ReadonlySet<string> | null,
): string {
	let block = '';
	for (const part of parts) {
		if (typeof part !== 'string' && read?.has(part.name) === false) continue;
		const text = typeof part === 'string' ? part : part.text;
		block += block === '' ? text : `;${text}`;
	}
	return block === '' ? '' : `${selectors}{${block}}`;
}

/** All words of a text, among them names of classes, families and keyframes. */
export function namedIn(text: string): Set<string> {
	return new Set(wordsOf(text));
}
