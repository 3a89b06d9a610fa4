import { createOpenBrackets, cssOf, isGap, splitAt, type Token, tokenTypes } from './tokens';

/** The part of a selector between two combinators, as far as it names things: `.card`, `a#top`, `:root`. */
export interface Compound {
	/** The same text for compounds that match the same elements, as far as they are read here. */
	key: string;
	/** Its classes and ids, without those that have an escape. Names inside of `:not()` and similar brackets are left out. */
	names: readonly string[];
	/** The name of the elements in lower case; empty for elements of all names. */
	tag: string;
}

/** One selector of a list. */
export interface Selector {
	text: string;
	/** All classes and ids that it needs. */
	names: readonly string[];
	parts: readonly Compound[];
	/**
	 * True if all browsers parse it. A selector that a browser does not know makes the whole rule invalid, so the others
	 * of its list need it for their own meaning, unless it is plain.
	 */
	isPlain: boolean;
}

/** Names of states and places that all browsers have known for years. */
const PLAIN_PSEUDOS = new Set([
	...['root', 'empty', 'first-child', 'last-child', 'only-child', 'first-of-type', 'last-of-type'],
	...['only-of-type', 'link', 'visited', 'hover', 'active', 'focus', 'target', 'enabled'],
	...['disabled', 'checked', 'invalid', 'valid', 'required', 'optional', 'focus-within'],
	...['before', 'after', 'first-line', 'first-letter'],
]);
const PLAIN_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);
const COMBINATOR = /^[>+~]$/;

/** Reads the selectors of a rule from the tokens before its block. */
export function readSelectors(prelude: readonly Token[]): Selector[] {
	return splitAt(prelude, tokenTypes.Comma).map(readSelector);
}

function readSelector(tokens: readonly Token[]): Selector {
	const parts: { names: string[]; tag: string }[] = [];
	const brackets = createOpenBrackets();
	let isOpen = false;
	const part = () => {
		const last = parts.at(-1);
		if (isOpen && last) return last;
		const next = { names: [], tag: '' };
		parts.push(next);
		isOpen = true;
		return next;
	};
	for (const [index, token] of tokens.entries()) {
		const { type, text } = token;
		const isInside = brackets.depth > 0;
		brackets.pass(token);
		if (isInside) continue;
		if (isGap(type) || COMBINATOR.test(text)) {
			isOpen = false;
			continue;
		}
		const before = tokens[index - 1]?.text;
		const one = part();
		if (type === tokenTypes.Hash) addName(one.names, text.slice(1));
		else if (type !== tokenTypes.Ident) continue;
		else if (before === '.') addName(one.names, text);
		else if (before !== ':' && before !== '|') one.tag = text.toLowerCase();
		else if (before === '|') one.tag = '';
	}
	return {
		text: cssOf(tokens).replace(/ ?> ?/g, tokens.some(isQuoted) ? '$&' : '>'),
		names: [...new Set(parts.flatMap(({ names }) => names))],
		parts: parts.map((one) => ({ ...one, key: `${one.tag}.${one.names.join('.')}` })),
		isPlain: isPlain(tokens),
	};
}

const isQuoted = ({ type }: Token) => type === tokenTypes.String;

function addName(names: string[], name: string): void {
	if (!name.includes('\\')) names.push(name);
}

/** Returns true if the selector has only types, classes, ids, combinators, plain attributes and well-known states. */
function isPlain(tokens: readonly Token[]): boolean {
	let isCompound = false;
	let isCombined = true;
	let bracket: Token[] | null = null;
	for (const [index, token] of tokens.entries()) {
		const { type, text } = token;
		const before = tokens[index - 1];
		if (bracket) {
			bracket.push(token);
			if (type !== tokenTypes.RightSquareBracket) continue;
			if (!isPlainAttribute(bracket)) return false;
			bracket = null;
		} else if (isGap(type)) continue;
		else if (COMBINATOR.test(text)) {
			// A selector that begins with a combinator, or has two in a row, is valid nowhere.
			if (isCombined) return false;
			isCombined = true;
			continue;
		} else if (type === tokenTypes.LeftSquareBracket) bracket = [token];
		else if (type === tokenTypes.Ident) {
			if (text.includes('\\')) return false;
			const isPseudo = before?.type === tokenTypes.Colon;
			const isElement = isPseudo && tokens[index - 2]?.type === tokenTypes.Colon;
			if (isPseudo && !(isElement ? PLAIN_ELEMENTS : PLAIN_PSEUDOS).has(text.toLowerCase())) {
				return false;
			}
			// `.a b` has a gap before `b`; `[x]b` has none and is invalid.
			const isType = !isPseudo && before?.text !== '.';
			if (isType && isCompound && before && !isGap(before.type) && !COMBINATOR.test(before.text)) {
				return false;
			}
			if (isPseudo && endsWithElement(tokens, index)) return false;
		} else if (type === tokenTypes.Hash) {
			if (!/^#[a-z_-][\w-]*$/i.test(text)) return false;
		} else if (text === '.' || text === ':') {
			const next = tokens[index + 1];
			const isKnown = next?.type === tokenTypes.Ident || (text === ':' && next?.text === ':');
			if (!isKnown) return false;
		} else if (text !== '*' || isCompoundBefore(before)) return false;
		isCompound = true;
		isCombined = false;
	}
	return isCompound && !isCombined && bracket === null;
}

const isCompoundBefore = (token: Token | undefined) =>
	token !== undefined && !isGap(token.type) && !COMBINATOR.test(token.text);

/** Returns true if something follows a pseudo-element, which some browsers refuse. */
function endsWithElement(tokens: readonly Token[], index: number): boolean {
	const { text = '' } = tokens[index] ?? {};
	return (
		PLAIN_ELEMENTS.has(text.toLowerCase()) &&
		tokens.slice(index + 1).some(({ type }) => !isGap(type))
	);
}

/** `[name]`, `[name=value]` and their relatives, without flags. */
function isPlainAttribute(tokens: readonly Token[]): boolean {
	const text = tokens.map((token) => token.text).join('');
	return /^\[\s*[a-z_][\w-]*\s*(?:[~|^$*]?=\s*(?:[a-z_][\w-]*|"[^"\\\n]*"|'[^'\\\n]*')\s*)?\]$/i.test(
		text,
	);
}
