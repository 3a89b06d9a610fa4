import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** A piece of CSS as browsers cut it. */
export interface Token {
	/** One of `tokenTypes`. */
	type: number;
	/** As it is written. */
	text: string;
}

export { tokenTypes };

/** Longest piece of CSS that is read, in characters: a sheet of an editor's own, or a style attribute. */
export const MAX_CSS_LENGTH = 50_000;

/** The tokens of a text; put together again they are the text, without a mark of its byte order. */
export function tokensOf(css: string): Token[] {
	const tokens: Token[] = [];
	tokenize(css, (type, start, end) => tokens.push({ type, text: css.slice(start, end) }));
	return tokens;
}

/** Tokens as they may be written: a space for each comment and each run of white space, none at the ends. */
export function textOf(tokens: readonly Token[]): string {
	return tokens
		.map(({ type, text }) => (isGap(type) ? ' ' : text))
		.join('')
		.trim();
}

/** Whether a token says nothing. */
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

/** Which brackets are open at a place. */
export interface OpenBrackets {
	/**
	 * Goes on by one token. A bracket that closes what is not the innermost closes nothing, as in browsers.
	 * @returns false for such a bracket
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
