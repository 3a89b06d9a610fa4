import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** A token of CSS, as browsers split it. */
export interface Token {
	/** One of `tokenTypes`. */
	type: number;
	/** The source text. */
	text: string;
}

export { tokenTypes };

/** The longest CSS that is read, in characters: an editor's sheet or a style attribute. */
export const MAX_CSS_LENGTH = 50_000;

/** Splits a text into tokens. Joined again they give the text, without a byte order mark. */
export function tokensOf(css: string): Token[] {
	const tokens: Token[] = [];
	tokenize(css, (type, start, end) => tokens.push({ type, text: css.slice(start, end) }));
	return tokens;
}

/** Writes tokens as CSS: comments and runs of white space become a single space, none at the ends. */
export function cssOf(tokens: readonly Token[]): string {
	return tokens
		.map(({ type, text }) => (isGap(type) ? ' ' : text))
		.join('')
		.trim();
}

/** True for white space and comments. */
export function isGap(type: number): boolean {
	return type === tokenTypes.WhiteSpace || type === tokenTypes.Comment;
}

const OPENS: ReadonlyMap<number, number> = new Map([
	[tokenTypes.Function, tokenTypes.RightParenthesis],
	[tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
	[tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
	[tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
]);
const CLOSES: ReadonlySet<number> = new Set(OPENS.values());

/** Tracks the brackets that are open at a position. */
export interface OpenBrackets {
	/**
	 * Advances by one token. A closing bracket that does not match the innermost open bracket closes nothing, as in
	 * browsers.
	 * @returns false for a bracket that does not match
	 */
	pass(token: Token): boolean;
	readonly depth: number;
}

/** The state before the first token. */
export function createOpenBrackets(): OpenBrackets {
	const open: number[] = [];
	return {
		pass({ type }) {
			const closing = OPENS.get(type);
			if (closing !== undefined) open.push(closing);
			if (!CLOSES.has(type)) return true;
			const isInnermost = open.at(-1) === type;
			if (isInnermost) open.pop();
			return isInnermost;
		},
		get depth() {
			return open.length;
		},
	};
}

/**
 * Splits tokens at those of one type that lie in no bracket: selectors at commas, declarations at semicolons.
 * @returns the parts without the tokens between them; at least one
 */
export function splitAt(tokens: readonly Token[], type: number): Token[][] {
	const parts: Token[][] = [[]];
	const brackets = createOpenBrackets();
	for (const token of tokens) {
		brackets.pass(token);
		if (brackets.depth === 0 && token.type === type) parts.push([]);
		else parts.at(-1)?.push(token);
	}
	return parts;
}
