import { isPictureAddress, loadOnly } from './addresses';
import { areContained } from './contained';
import { runsScript } from './declarations';
import {
	createOpenBrackets,
	isGap,
	MAX_CSS_LENGTH,
	type Token,
	tokensOf,
	tokenTypes,
} from './tokens';

/** At-rules that an editor's custom CSS may use, at the top level or nested. */
const AT_RULE = /^@(?:media|supports|container|keyframes|-webkit-keyframes|layer|property)$/i;

/**
 * The safe rules of an untrusted sheet. Leaves out rules that load anything but pictures, run scripts or escape their
 * block. Stops at an unclosed bracket or quote, because its intended end is unknown.
 *
 * @returns the tokens of each rule, its block included
 */
export function rulesOf(css: string): Token[][] {
	if (css.length > MAX_CSS_LENGTH) return [];
	return splitAtBlocks(tokensOf(css)).map(trimmed).filter(isSafeRule);
}

/** Splits after each block; skips statements without a block (`@import`). */
function splitAtBlocks(tokens: readonly Token[]): Token[][] {
	const rules: Token[][] = [];
	const brackets = createOpenBrackets();
	let rule: Token[] = [];
	for (const token of tokens) {
		const closesNothing = !brackets.pass(token) && brackets.depth === 0;
		if (closesNothing || hasOpenQuote(token)) break;
		rule.push(token);
		if (brackets.depth > 0) continue;
		if (token.type === tokenTypes.RightCurlyBracket) rules.push(rule);
		else if (token.type !== tokenTypes.Semicolon) continue;
		rule = [];
	}
	return rules;
}

function hasOpenQuote({ type, text }: Token): boolean {
	return type === tokenTypes.BadString || (type === tokenTypes.BadUrl && /["']/.test(text));
}

function trimmed(tokens: Token[]): Token[] {
	const start = tokens.findIndex(({ type }) => !isGap(type));
	return tokens.slice(start);
}

function isSafeRule(tokens: Token[]): boolean {
	return (
		tokens[0]?.type !== tokenTypes.LeftCurlyBracket &&
		tokens.every(({ type, text }) => type !== tokenTypes.AtKeyword || AT_RULE.test(text)) &&
		areContained(tokens) &&
		loadOnly(tokens, isPictureAddress) &&
		setsOnlySafe(tokens)
	);
}

/** True if no property in the tokens ran scripts in old browsers. */
function setsOnlySafe(tokens: readonly Token[]): boolean {
	const words = tokens.filter(({ type }) => !isGap(type));
	return !words.some(({ text }, index) => words[index + 1]?.text === ':' && runsScript(text));
}
