import { readImport, type SheetImport } from './sheet-import';
import { createOpenBrackets, cssOf, isGap, type Token, tokensOf, tokenTypes } from './tokens';

/** A rule of a sheet, with the facts that decide whether a page can use it. */
export type SheetRule =
	/**
	 * A style rule. One of its selectors can match only if the page has all classes and ids that this selector needs.
	 */
	| { kind: 'style'; text: string; needs: readonly (readonly string[])[] }
	| { kind: 'group'; prelude: string; rules: readonly SheetRule[]; isLayer: boolean }
	/** A rule that is used if another rule names it: keyframes by their name, a font by its family. */
	| { kind: 'named'; text: string; words: readonly string[] }
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
	if (first?.type !== tokenTypes.AtKeyword) return { kind: 'style', text, needs: needsOf(prelude) };
	if (/^@namespace$/i.test(first.text)) return null;
	if (/^@charset$/i.test(first.text)) return { kind: 'other', text: '' };
	if (open < 0) return { kind: 'other', text };
	if (GROUPS.test(first.text)) {
		const rules = readRules(tokens.slice(open + 1, -1), null);
		const isLayer = /^@layer$/i.test(first.text);
		return rules && { kind: 'group', prelude: cssOf(prelude), rules, isLayer };
	}
	if (KEYFRAMES.test(first.text)) {
		return { kind: 'named', text, words: wordsOf(cssOf(prelude.slice(1))) };
	}
	if (/^@font-face$/i.test(first.text)) {
		return { kind: 'named', text, words: wordsOf(FAMILY.exec(text)?.[1] ?? '') };
	}
	return { kind: 'other', text };
}

/** Classes and ids that each selector needs. Selectors inside `:not()`, `:is()` and similar brackets need nothing. */
function needsOf(prelude: readonly Token[]): string[][] {
	const selectors: string[][] = [[]];
	const brackets = createOpenBrackets();
	for (const [index, token] of prelude.entries()) {
		brackets.pass(token);
		if (brackets.depth > 0) continue;
		const isClass = token.type === tokenTypes.Ident && prelude[index - 1]?.text === '.';
		const name =
			token.type === tokenTypes.Hash ? token.text.slice(1) : isClass ? token.text : undefined;
		if (token.type === tokenTypes.Comma) selectors.push([]);
		else if (name !== undefined && !name.includes('\\')) selectors.at(-1)?.push(name);
	}
	return selectors;
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
 * The style rules that a page can use, in their order, without keyframes and fonts: `namedIn` finds the keyframes and
 * fonts that this text names.
 *
 * @param has true if the page has a class or an id, or may get it
 */
export function possibleRules(
	rules: readonly SheetRule[],
	has: (name: string) => boolean,
	named: ReadonlySet<string> = new Set(),
): string {
	return rules
		.map((rule) => {
			if (rule.kind === 'other') return rule.text;
			if (rule.kind === 'style') {
				return rule.needs.some((names) => names.every(has)) ? rule.text : '';
			}
			if (rule.kind === 'named') {
				return rule.words.length > 0 && rule.words.every((word) => named.has(word))
					? rule.text
					: '';
			}
			const inner = possibleRules(rule.rules, has, named);
			// A layer without rules still has its place in the order of layers.
			return inner !== '' || rule.isLayer ? `${rule.prelude}{${inner}}` : '';
		})
		.join('');
}

/** All words of a text, among them names of classes, families and keyframes. */
export function namedIn(text: string): Set<string> {
	return new Set(wordsOf(text));
}
