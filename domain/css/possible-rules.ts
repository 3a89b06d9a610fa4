import { type RuleBlock, readBlock, variablesIn } from './rule-block';
import { readSelectors, type Selector } from './selectors';
import { readImport, type SheetImport } from './sheet-import';
import { createOpenBrackets, cssOf, isGap, type Token, tokensOf, tokenTypes } from './tokens';

/** A style rule, split into the parts that a page may not need. */
export interface StyleRule extends RuleBlock {
	kind: 'style';
	/** Its length in the sheet, in characters. */
	length: number;
	selectors: readonly Selector[];
}

/** A rule of a sheet, with the facts that decide whether a page can use it. */
export type SheetRule =
	| StyleRule
	| { kind: 'group'; prelude: string; rules: readonly SheetRule[]; isLayer: boolean }
	/** A rule that is used if another rule names it: keyframes by their name, a font by its family. */
	| { kind: 'named'; text: string; words: readonly string[]; reads: readonly string[] }
	| { kind: 'other'; text: string };

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

const GROUPS = /^@(?:media|supports|layer|container|starting-style|(?:-moz-)?document)$/i;
const KEYFRAMES = /^@(?:-webkit-|-moz-|-o-)?keyframes$/i;
/** Rules that may precede an import. */
const IN_FRONT = /^@(?:charset|import|layer)$/i;
const FAMILY = /font-family\s*:\s*([^;}]+)/i;
const WORD = /[\w-]+/g;

/** Gives the rules of an imported sheet; null if they are not known. */
export type Imported = (rule: SheetImport) => readonly SheetRule[] | null;

/**
 * Parses a sheet that the site itself sends.
 *
 * @param moved turns an address in the sheet into an address that is valid elsewhere too
 * @param imported called for each `@import` that browsers follow, in the order of the sheet
 * @returns null for a sheet that works only as a separate file (`@namespace`, an unknown import), and for a sheet with
 * brackets that do not match
 */
export function readSheet(
	css: string,
	moved: (address: string) => string = (address) => address,
	imported: Imported = () => null,
): SheetRule[] | null {
	return readRules(withMovedAddresses(tokensOf(css), moved), imported);
}

/** Changes the addresses of a sheet, in `url()` and in `@import`. */
export function moveAddresses(css: string, moved: (address: string) => string): string {
	return withMovedAddresses(tokensOf(css), moved)
		.map(({ text }) => text)
		.join('');
}

function readRules(tokens: readonly Token[], imported: Imported | null): SheetRule[] | null {
	const rules: SheetRule[] = [];
	const brackets = createOpenBrackets();
	let rule: Token[] = [];
	// Browsers ignore an import that follows another rule or is inside of one.
	let takesImports = imported !== null;
	for (const token of tokens) {
		if (rule.length === 0 && isBetweenRules(token)) continue;
		if (!brackets.pass(token)) return null;
		rule.push(token);
		if (brackets.depth > 0) continue;
		const isStatement = rule[0]?.type === tokenTypes.AtKeyword;
		const ends =
			token.type === tokenTypes.RightCurlyBracket ||
			(isStatement && token.type === tokenTypes.Semicolon);
		if (!ends) continue;
		const isInFront = isStatement && token.type !== tokenTypes.RightCurlyBracket;
		takesImports &&= isInFront && IN_FRONT.test(rule[0]?.text ?? '');
		const read = isImport(rule)
			? importRules(rule, takesImports ? imported : () => [])
			: ruleList(readRule(rule));
		if (!read) return null;
		rules.push(...read);
		rule = [];
	}
	return rule.length === 0 ? rules : null;
}

const isImport = ([first]: readonly Token[]) =>
	first?.type === tokenTypes.AtKeyword && /^@import$/i.test(first.text);
const ruleList = (rule: SheetRule | null) => rule && [rule];

/** The rules of an imported sheet inside the groups that the import names. */
function importRules(
	tokens: readonly Token[],
	imported: Imported | null,
): readonly SheetRule[] | null {
	const read = readImport(tokens);
	if (!read) return [];
	const rules = imported?.(read) ?? null;
	if (!rules) return null;
	return read.groups.reduceRight<readonly SheetRule[]>(
		(inner, group) => [{ kind: 'group', ...group, rules: inner }],
		rules,
	);
}

function isBetweenRules({ type }: Token): boolean {
	return isGap(type) || type === tokenTypes.CDO || type === tokenTypes.CDC;
}

function readRule(tokens: readonly Token[]): SheetRule | null {
	const text = cssOf(tokens);
	const [first] = tokens;
	const open = tokens.findIndex(({ type }) => type === tokenTypes.LeftCurlyBracket);
	const prelude = tokens.slice(0, open);
	if (first?.type !== tokenTypes.AtKeyword) {
		const block = readBlock(tokens.slice(open + 1, -1));
		return { kind: 'style', length: text.length, selectors: readSelectors(prelude), ...block };
	}
	if (/^@namespace$/i.test(first.text)) return null;
	if (/^@charset$/i.test(first.text)) return { kind: 'other', text: '' };
	if (open < 0) return { kind: 'other', text };
	if (GROUPS.test(first.text)) {
		const rules = readRules(tokens.slice(open + 1, -1), null);
		const isLayer = /^@layer$/i.test(first.text);
		return rules && { kind: 'group', prelude: cssOf(prelude), rules, isLayer };
	}
	if (KEYFRAMES.test(first.text)) {
		const words = wordsOf(cssOf(prelude.slice(1)));
		return { kind: 'named', text, words, reads: variablesIn(text) };
	}
	if (/^@font-face$/i.test(first.text)) {
		return { kind: 'named', text, words: wordsOf(FAMILY.exec(text)?.[1] ?? ''), reads: [] };
	}
	return { kind: 'other', text };
}

const wordsOf = (text: string) => text.match(WORD) ?? [];

function withMovedAddresses(tokens: readonly Token[], moved: (address: string) => string): Token[] {
	let isAddress = false;
	return tokens.map((token) => {
		const { type, text } = token;
		const wasAddress = isAddress;
		isAddress = (isAddress && isGap(type)) || /^(?:url\(|@import)$/i.test(text);
		if (type === tokenTypes.Url) {
			const address = moved(text.slice(4, -1).trim());
			return { type, text: /[\s"'()]/.test(address) ? `url("${address}")` : `url(${address})` };
		}
		if (!wasAddress || type !== tokenTypes.String) return token;
		const [quote = ''] = text;
		return { type, text: quote + moved(text.slice(1, -1)) + quote };
	});
}

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
