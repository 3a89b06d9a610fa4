import { isPictureAddress, loadOnly, type MayLoad } from './addresses';
import { areContained } from './contained';
import {
	createOpenBrackets,
	MAX_CSS_LENGTH,
	type Token,
	textOf,
	tokensOf,
	tokenTypes,
} from './tokens';

/** Longest value of one declaration: a gradient or a clip-path is long, a stylesheet is longer. */
export const MAX_VALUE_LENGTH = 4096;

const PROPERTY = /^(--[\w-]+|-?[a-z][a-z-]*)$/i;
const RUNS_SCRIPT = /^(?:behavior|-moz-binding)$/i;

/** Whether a property loaded and ran scripts, in browsers that are gone. */
export function runsScript(property: string): boolean {
	return RUNS_SCRIPT.test(property);
}

/** Whether a text can be a property name, custom properties included. */
export function isSafeProperty(property: string): boolean {
	return PROPERTY.test(property) && !runsScript(property);
}

/** What most values are made of: words, numbers and colours need no reading. */
const PLAIN = /^[\w#.,%+ -]+$/;

/**
 * Whether a text stays inside one declaration: nothing that ends it, opens a block or a comment, escapes, weighs it
 * (`!important`) or leaves the style element; texts and brackets close, and pictures are all that it loads.
 */
export function isSafeValue(value: string): boolean {
	if (value.length > MAX_VALUE_LENGTH || value.trim() === '') return false;
	if (PLAIN.test(value)) return true;
	const tokens = tokensOf(value);
	return (
		tokens.every(({ type }) => type !== tokenTypes.Comment) && areValue(tokens, isPictureAddress)
	);
}

/** What no value holds: the ends of declarations and blocks. */
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

/** One declaration that stays where it is written. */
export interface Declaration {
	/** In small letters, except for a custom property. */
	property: string;
	/** With `!important` where it had that. */
	value: string;
}

/**
 * Reads a style attribute as browsers do, and gives the declarations that are safe in a sheet. From the first bracket
 * or text that never ends nothing counts: to browsers it is one value up to the end.
 *
 * @param mayLoad which addresses a value may name
 */
export function declarationsOf(style: string, mayLoad: MayLoad): Declaration[] {
	if (style.length > MAX_CSS_LENGTH) return [];
	return splitAtEnds(tokensOf(style)).flatMap((tokens) => {
		const colon = tokens.findIndex(({ type }) => type === tokenTypes.Colon);
		if (colon < 1) return [];
		const property = nameOf(textOf(tokens.slice(0, colon)));
		const { value, weight } = weighed(tokens.slice(colon + 1));
		const text = textOf(value);
		const isSafe =
			text !== '' &&
			text.length <= MAX_VALUE_LENGTH &&
			isSafeProperty(property) &&
			areValue(value, mayLoad);
		return isSafe ? [{ property, value: text + weight }] : [];
	});
}

const nameOf = (text: string) => (text.startsWith('--') ? text : text.toLowerCase());

/** Takes `!important` off the end of a value. */
function weighed(tokens: readonly Token[]): { value: readonly Token[]; weight: string } {
	const mark = tokens.findLastIndex(({ text }) => text === '!');
	const isWeight = mark >= 0 && /^! ?important$/i.test(textOf(tokens.slice(mark)));
	return isWeight
		? { value: tokens.slice(0, mark), weight: ' !important' }
		: { value: tokens, weight: '' };
}

/** The parts between the semicolons that stand outside of brackets. */
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
