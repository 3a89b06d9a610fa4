import { rulesOf } from '@outrigger/rules/css/rules';
import { cssOf, isGap, type Token, tokenTypes } from '@outrigger/rules/css/tokens';

/**
 * An editor's own CSS made safe: the keyword `selector` is replaced by the element's selector. The function removes
 * comments, and every rule that loads files other than pictures, runs code or is not closed.
 *
 * It also removes white space that has no meaning for browsers.
 *
 * @param scope the selector that replaces `selector`; plain text without that keyword stays unchanged.
 */
export function safeCustomCss(css: unknown, scope: string): string {
	if (typeof css !== 'string') return '';
	return rulesOf(css)
		.map((rule) => cssOf(packed(rule.map((token, index) => scoped(token, rule, index, scope)))))
		.join('');
}

/**
 * Only the keyword itself is replaced, not a class with that name and not the function `selector(…)` of `@supports`.
 */
function scoped(token: Token, rule: readonly Token[], index: number, scope: string): Token {
	if (token.type !== tokenTypes.Ident || token.text !== 'selector') return token;
	const next = rule.slice(index + 1).find(({ type }) => !isGap(type));
	const isOther = rule[index - 1]?.text === '.' || next?.type === tokenTypes.LeftParenthesis;
	return isOther ? token : { ...token, text: scope };
}

const TIGHT: ReadonlySet<number | undefined> = new Set([
	tokenTypes.LeftCurlyBracket,
	tokenTypes.RightCurlyBracket,
	tokenTypes.Semicolon,
	tokenTypes.Comma,
]);

/** Removes the white space around the braces of blocks, around semicolons and commas, and after colons. */
function packed(rule: readonly Token[]): Token[] {
	const solid = rule.filter(({ type }) => !isGap(type));
	let at = 0;
	return rule.filter(({ type }) => {
		if (!isGap(type)) {
			at += 1;
			return true;
		}
		const [before, after] = [solid[at - 1]?.type, solid[at]?.type];
		// `--name: ;` sets an empty property, but for years browsers ignored it if the space was missing.
		if (before === tokenTypes.Colon) return TIGHT.has(after);
		return !TIGHT.has(before) && !TIGHT.has(after);
	});
}
