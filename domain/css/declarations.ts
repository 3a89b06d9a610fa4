import { isPictureAddress, loadOnly, type MayLoad } from './addresses';
import { areContained } from './contained';
import {
	createOpenBrackets,
	cssOf,
	MAX_CSS_LENGTH,
	type Token,
	tokensOf,
	tokenTypes,
} from './tokens';

/** The longest value of a declaration: a gradient or a clip-path fits, a whole stylesheet does not. */
export const MAX_VALUE_LENGTH = 4096;

const PROPERTY = /^(--[\w-]+|-?[a-z][a-z-]*)$/i;
const RUNS_SCRIPT = /^(?:behavior|-moz-binding)$/i;

/** True for a property that loaded and ran scripts in old browsers. */
export function runsScript(property: string): boolean {
	return RUNS_SCRIPT.test(property);
}

/** True for a valid property name, custom properties included. */
export function isSafeProperty(property: string): boolean {
	return PROPERTY.test(property) && !runsScript(property);
}

/** Matches the most common values (words, numbers, colours), which are safe without parsing. */
const PLAIN = /^[\w#.,%+ -]+$/;

/**
 * True for a value that stays inside its declaration: it has no semicolon, block, comment, escape, `!important` or
 * `</style>`, its quotes and brackets are closed, and it loads pictures only.
 */
export function isSafeValue(value: string): boolean {
	if (value.length > MAX_VALUE_LENGTH || value.trim() === '') return false;
	if (PLAIN.test(value)) return true;
	const tokens = tokensOf(value);
	return (
		tokens.every(({ type }) => type !== tokenTypes.Comment) && areValue(tokens, isPictureAddress)
	);
}

/** Tokens that end a declaration or a block; a value has none of them. */
const ENDS: ReadonlySet<number> = new Set([
	tokenTypes.Semicolon,
	tokenTypes.LeftCurlyBracket,
	tokenTypes.RightCurlyBracket,
	tokenTypes.AtKeyword,
]);
const STRAY = /^[!@>]$/;

function areValue(tokens: readonly Token[], mayLoad: MayLoad): boolean {
	const isInside = tokens.every(({ type, text }) => !ENDS.has(type) && !STRAY.test(text));
	return isInside && areContained(tokens) && loadOnly(tokens, mayLoad);
}

/** A declaration that cannot affect the CSS around it. */
export interface Declaration {
	/** In lower case, except for a custom property. */
	property: string;
	/** Includes `!important` where the style attribute has it. */
	value: string;
}

/**
 * Parses a style attribute as browsers do, and returns the declarations that are safe in a sheet. Stops at the first
 * unclosed bracket or quote: browsers read the rest as one value.
 *
 * @param mayLoad decides which addresses a value may load
 */
export function declarationsOf(style: string, mayLoad: MayLoad): Declaration[] {
	if (style.length > MAX_CSS_LENGTH) return [];
	return splitAtEnds(tokensOf(style)).flatMap((tokens) => {
		const colon = tokens.findIndex(({ type }) => type === tokenTypes.Colon);
		if (colon < 1) return [];
		const property = nameOf(cssOf(tokens.slice(0, colon)));
		const { value, weight } = weighed(tokens.slice(colon + 1));
		const text = cssOf(value);
		const isSafe =
			text !== '' &&
			text.length <= MAX_VALUE_LENGTH &&
			isSafeProperty(property) &&
			areValue(value, mayLoad);
		return isSafe ? [{ property, value: text + weight }] : [];
	});
}

const nameOf = (text: string) => (text.startsWith('--') ? text : text.toLowerCase());

/** Splits `!important` off a value. */
function weighed(tokens: readonly Token[]): { value: readonly Token[]; weight: string } {
	const mark = tokens.findLastIndex(({ text }) => text === '!');
	const isWeight = mark >= 0 && /^! ?important$/i.test(cssOf(tokens.slice(mark)));
	return isWeight
		? { value: tokens.slice(0, mark), weight: ' !important' }
		: { value: tokens, weight: '' };
}

/** Splits at the semicolons outside of brackets. */
function splitAtEnds(tokens: readonly Token[]): Token[][] {
	const parts: Token[][] = [[]];
	const brackets = createOpenBrackets();
	for (const token of tokens) {
		brackets.pass(token);
		if (token.type === tokenTypes.Semicolon && brackets.depth === 0) parts.push([]);
		else parts.at(-1)?.push(token);
	}
	return parts;
}
