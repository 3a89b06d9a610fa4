import { cssOf, isGap, splitAt, type Token, tokenTypes } from './tokens';

/** A custom property in a block. */
export interface CustomProperty {
	name: string;
	/** Its declaration without a semicolon. */
	text: string;
	/** The custom properties that its value reads. */
	reads: readonly string[];
}

/** The declarations of a rule. */
export interface RuleBlock {
	/** The declarations in their order, each without its semicolon. Other declarations in a row are one text. */
	parts: readonly (string | CustomProperty)[];
	/** The custom properties that its other declarations read. */
	reads: readonly string[];
	/** The words of its values that may name a font or keyframes. */
	words: readonly string[];
	/** True if it has rules of its own. Their `&` stands for all selectors of the rule around them. */
	isNested: boolean;
}

const VARIABLE = /var\(\s*(--[\w-]+)/gi;
const WORD = /[\w-]+/g;
/** Properties whose values name fonts and keyframes. */
const NAMES = /font|animation/i;
/** No browser with modules reads these. */
const DEAD = /^-(?:ms|o|khtml)-/i;

/** Custom properties that a text reads. */
export function variablesIn(text: string): string[] {
	if (!text.includes('--')) return [];
	return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** Reads the tokens between the braces of a style rule. */
export function readBlock(tokens: readonly Token[]): RuleBlock {
	if (tokens.some(({ type }) => type === tokenTypes.LeftCurlyBracket)) {
		const text = cssOf(tokens);
		return { parts: [text], reads: variablesIn(text), words: wordsIn(text), isNested: true };
	}
	const parts: (string | CustomProperty)[] = [];
	const reads = new Set<string>();
	const words = new Set<string>();
	let run: string[] = [];
	const endRun = () => {
		if (run.length > 0) parts.push(run.join(';'));
		run = [];
	};
	for (const declaration of splitAt(tokens, tokenTypes.Semicolon)) {
		const read = readDeclaration(declaration);
		if (read === null) continue;
		const { name, text } = read;
		if (name.startsWith('--')) {
			endRun();
			parts.push({ name, text, reads: variablesIn(text) });
			for (const word of wordsIn(text.slice(name.length))) words.add(word);
			continue;
		}
		run.push(text);
		for (const variable of variablesIn(text)) reads.add(variable);
		if (name === '' || NAMES.test(name)) for (const word of wordsIn(text)) words.add(word);
	}
	endRun();
	return { parts, reads: [...reads], words: [...words], isNested: false };
}

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** @returns null for nothing; an empty name for a text that is no declaration */
function readDeclaration(tokens: readonly Token[]): { name: string; text: string } | null {
	const whole = cssOf(tokens);
	if (whole === '') return null;
	const at = tokens.findIndex(({ type }) => !isGap(type));
	const colon = tokens.findIndex(({ type }, index) => index > at && !isGap(type));
	const first = tokens[at];
	if (first?.type !== tokenTypes.Ident || tokens[colon]?.type !== tokenTypes.Colon) {
		return { name: '', text: whole };
	}
	const name = first.text;
	// Some browsers refuse a custom property without even a space.
	if (name.startsWith('--')) return { name, text: whole.endsWith(':') ? `${whole} ` : whole };
	if (DEAD.test(name)) return null;
	return { name, text: `${name}:${shortValue(tokens.slice(colon + 1))}` };
}

/** A value without the gaps around its commas. */
function shortValue(tokens: readonly Token[]): string {
	return cssOf(
		tokens.filter(({ type }, index) => {
			if (!isGap(type)) return true;
			const isComma = (at: number) => tokens[at]?.type === tokenTypes.Comma;
			return !isComma(index - 1) && !isComma(index + 1);
		}),
	);
}
