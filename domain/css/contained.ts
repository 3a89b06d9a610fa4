import { createOpenBrackets, type Token, tokenTypes } from './tokens';

const NEVER = /(?!)/;
/**
 * Characters that can hide a name or the end of a value, that close the style element, or that browsers replace before
 * they parse.
 */
const HIDING = String.raw`\\<\u0000-\u0008\u000b\u000e-\u001f\u007f`;
const HIDES = new RegExp(`[${HIDING}]`);

/**
 * Type of token → the form of a complete token. The tokenizer also returns unclosed texts, addresses and comments.
 */
const WHOLE: ReadonlyMap<number, RegExp> = new Map([
	[tokenTypes.BadString, NEVER],
	[tokenTypes.BadUrl, NEVER],
	[tokenTypes.CDC, NEVER],
	// A backslash may only start a hexadecimal escape (`"\201C"`), so the closing quote cannot be escaped.
	[tokenTypes.String, new RegExp(`^(["'])(?:(?!\\1)[^${HIDING}]|\\\\[\\da-f])*\\1$`, 'i')],
	[tokenTypes.Url, new RegExp(`^url\\([^${HIDING}]*\\)$`, 'i')],
	[tokenTypes.Comment, /^\/\*[\s\S]*\*\/$/],
]);

/** True for a complete token that every browser reads in the same way. */
function isWhole({ type, text }: Token): boolean {
	return WHOLE.get(type)?.test(text) ?? !HIDES.test(text);
}

/**
 * Browsers disagree about which foreign letters belong to a name: `×url(` is a function in some, an address in
 * others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the first of the letters that are no foreign ones
const FOREIGN = /[^\u0000-\u007f]/;

/**
 * True where the tokens cannot affect the CSS around them: all are complete, and each bracket is closed by its
 * counterpart, the innermost first.
 */
export function areContained(tokens: readonly Token[]): boolean {
	const brackets = createOpenBrackets();
	let before: Token | undefined;
	for (const token of tokens) {
		if (!isWhole(token) || !brackets.pass(token)) return false;
		if (token.type === tokenTypes.Function && FOREIGN.test(token.text)) return false;
		if (token.type === tokenTypes.LeftParenthesis && before && FOREIGN.test(before.text)) {
			return false;
		}
		before = token;
	}
	return brackets.depth === 0;
}
