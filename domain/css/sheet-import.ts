import { cssOf, isGap, type Token, tokenTypes } from './tokens';

/** One `@import` in a sheet. */
export interface SheetImport {
	/** The address as the sheet has it. */
	address: string;
	/** The groups around its rules, the outermost first: `@media print`, `@supports (gap:0)`, `@layer base`. */
	groups: readonly { prelude: string; isLayer: boolean }[];
}

/**
 * Reads the tokens of one `@import`, from its name to its semicolon
 * (https://drafts.csswg.org/css-cascade-5/#at-import).
 *
 * @returns null for an `@import` without an address
 */
export function readImport(tokens: readonly Token[]): SheetImport | null {
	const rest = tokens.slice(1).filter(({ type }) => type !== tokenTypes.Semicolon);
	const at = rest.findIndex(({ type }) => !isGap(type));
	const first = rest[at];
	if (!first) return null;
	let next = at + 1;
	let address: string;
	if (first.type === tokenTypes.String) address = first.text.slice(1, -1);
	else if (first.type === tokenTypes.Url) address = first.text.slice(4, -1).trim();
	else if (/^url\($/i.test(first.text)) {
		const end = closingAt(rest, at);
		address = cssOf(rest.slice(at + 1, end)).slice(1, -1);
		next = end + 1;
	} else return null;
	return address === '' ? null : { address, groups: groupsOf(rest.slice(next)) };
}

/** Reads the conditions of an import. A layer and `supports()` come before the media query. */
function groupsOf(tokens: readonly Token[]): SheetImport['groups'] {
	let rest = withoutGaps(tokens);
	let layer: string | null = null;
	let supports: string | null = null;
	const [first] = rest;
	if (first?.type === tokenTypes.Ident && /^layer$/i.test(first.text)) {
		layer = '@layer';
		rest = withoutGaps(rest.slice(1));
	} else if (/^layer\($/i.test(first?.text ?? '')) {
		const end = closingAt(rest, 0);
		layer = `@layer ${cssOf(rest.slice(1, end))}`;
		rest = withoutGaps(rest.slice(end + 1));
	}
	if (/^supports\($/i.test(rest[0]?.text ?? '')) {
		const end = closingAt(rest, 0);
		const condition = cssOf(rest.slice(1, end));
		// A declaration inside `supports()` has no parentheses of its own.
		const isDeclaration = /^[\w-]+\s*:/.test(condition);
		supports = `@supports ${isDeclaration ? `(${condition})` : condition}`;
		rest = withoutGaps(rest.slice(end + 1));
	}
	const media = cssOf(rest);
	return [
		...(media === '' ? [] : [{ prelude: `@media ${media}`, isLayer: false }]),
		...(supports === null ? [] : [{ prelude: supports, isLayer: false }]),
		...(layer === null ? [] : [{ prelude: layer, isLayer: true }]),
	];
}

function withoutGaps(tokens: readonly Token[]): readonly Token[] {
	const first = tokens.findIndex(({ type }) => !isGap(type));
	return first < 0 ? [] : tokens.slice(first);
}

/** The index of the bracket that closes the bracket at `open`; the end of the list if no bracket closes it. */
function closingAt(tokens: readonly Token[], open: number): number {
	let depth = 0;
	for (let at = open; at < tokens.length; at += 1) {
		const { type } = tokens[at] as Token;
		if (type === tokenTypes.Function || type === tokenTypes.LeftParenthesis) depth += 1;
		if (type === tokenTypes.RightParenthesis) depth -= 1;
		if (depth === 0) return at;
	}
	return tokens.length;
}
