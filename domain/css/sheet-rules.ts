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

/** The names and values of a text: letters, digits, `-` and `_`. */
export const wordsOf = (text: string) => text.match(WORD) ?? [];

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
