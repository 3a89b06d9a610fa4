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

/** At-rules that an editor's own CSS may use, at its top or inside of each other. */
const AT_RULE = /^@(?:media|supports|container|keyframes|-webkit-keyframes|layer)$/i;

/**
 * The rules of a sheet from outside, those that are safe: what loads more than pictures, runs something or escapes
 * is left out. From a bracket or quote that is not closed all is left out: nobody knows where it was meant to end.
 *
 * @returns the tokens of each rule, its block among them
 */
export function rulesOf(css: string): Token[][] {
	if (css.length > MAX_CSS_LENGTH) return [];
	return splitAtBlocks(tokensOf(css)).map(trimmed).filter(isSafeRule);
}

/** Each rule up to the end of its block; statements without one (`@import`) are skipped. */
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

/** Whether no name in front of a colon is one that ran scripts. */
function setsOnlySafe(tokens: readonly Token[]): boolean {
	const said = tokens.filter(({ type }) => !isGap(type));
	return !said.some(({ text }, index) => said[index + 1]?.text === ':' && runsScript(text));
}
