import { createOpenBrackets, type Token, tokenTypes } from './tokens';

const NEVER = /(?!)/;
/** What hides names or ends, ends the style element, or is another character to browsers before they read. */
const HIDING = String.raw`\\<\u0000-\u0008\u000b\u000e-\u001f\u007f`;
const HIDES = new RegExp(`[${HIDING}]`);

/** What a whole token looks like. Texts, addresses and comments that never end are tokens as well. */
const WHOLE: ReadonlyMap<number, RegExp> = new Map([
	[tokenTypes.BadString, NEVER],
	[tokenTypes.BadUrl, NEVER],
	[tokenTypes.CDC, NEVER],
	// What stands in a text for a character is its number (`"\201C"`), so nothing escapes its end.
	[tokenTypes.String, new RegExp(`^(["'])(?:(?!\\1)[^${HIDING}]|\\\\[\\da-f])*\\1$`, 'i')],
	[tokenTypes.Url, new RegExp(`^url\\([^${HIDING}]*\\)$`, 'i')],
	[tokenTypes.Comment, /^\/\*[\s\S]*\*\/$/],
]);

/** Whether a token is whole, and is the same token to every browser. */
function isWhole({ type, text }: Token): boolean {
	return WHOLE.get(type)?.test(text) ?? !HIDES.test(text);
}

/** Not every browser counts every foreign letter to a name: for one `×url(` is a function, for another an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the first of the letters that are no foreign ones
const FOREIGN = /[^\u0000-\u007f]/;

/**
 * Whether tokens stay among themselves, wherever they are written: all are whole, and each bracket is closed by its
 * own kind, the innermost first.
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
