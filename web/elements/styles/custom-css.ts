import { rulesOf } from '@outrigger/rules/css/rules';
import { cssOf, isGap, type Token, tokenTypes } from '@outrigger/rules/css/tokens';

/**
 * An editor's own CSS made safe: the word `selector` becomes the element's selector. It removes comments, and every
 * rule that loads other files than pictures, runs code or is not closed.
 *
 * White space that no browser reads goes too.
 *
 * @param scope the selector that replaces `selector`; a bare text without it is kept as written.
 */
export function safeCustomCss(css: unknown, scope: string): string {
	if (typeof css !== 'string') return '';
	return rulesOf(css)
		.map((rule) => cssOf(packed(rule.map((token, index) => scoped(token, rule, index, scope)))))
		.join('');
}

/** The word itself is meant: no class of that name, and not the question `selector(…)` of `@supports`. */
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

/** Without the gaps around brackets of blocks, semicolons and commas, and behind colons. */
function packed(rule: readonly Token[]): Token[] {
	const solid = rule.filter(({ type }) => !isGap(type));
	let at = 0;
	return rule.filter(({ type }) => {
		if (!isGap(type)) {
			at += 1;
			return true;
		}
		const [before, after] = [solid[at - 1]?.type, solid[at]?.type];
		// `--name: ;` is a property that is set, and was none without its space for years.
		if (before === tokenTypes.Colon) return TIGHT.has(after);
		return !TIGHT.has(before) && !TIGHT.has(after);
	});
}
