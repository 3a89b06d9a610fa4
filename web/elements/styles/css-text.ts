import { safeMediaUrl } from '../../../domain/safe-url';

/** Longest value of one declaration: a gradient or a clip-path is long, a stylesheet is longer. */
const MAX_VALUE_LENGTH = 4096;

const PROPERTY = /^(--[\w-]+|-?[a-z][a-z-]*)$/i;

/** Functions that a value from settings may call; `url()` is written by `cssUrl` alone. */
const FUNCTIONS: ReadonlySet<string> = new Set([
	'calc',
	'min',
	'max',
	'clamp',
	'var',
	'env',
	'minmax',
	'repeat',
	'fit-content',
	'rgb',
	'rgba',
	'hsl',
	'hsla',
	'hwb',
	'lab',
	'lch',
	'oklab',
	'oklch',
	'color',
	'color-mix',
]);

/** Whether a text can be a property name, custom properties included. */
export function isSafeProperty(property: string): boolean {
	return PROPERTY.test(property);
}

/**
 * Whether a text stays inside one declaration: nothing that ends it, opens a block or a comment, escapes, or
 * leaves the style element; quotes and brackets close. The last gate before the sheet, whoever wrote the value.
 */
export function isSafeValue(value: string): boolean {
	if (value === '' || value.length > MAX_VALUE_LENGTH) return false;
	if (/[;{}<>\\\n\r\f@!]|\/\*|\*\//.test(value)) return false;
	const outsideQuotes = value.replace(/"[^"]*"|'[^']*'/g, '');
	return !/["']/.test(outsideQuotes) && bracketsClose(outsideQuotes);
}

/**
 * A length, number, colour or track list that an editor typed by hand (the builder's `custom` unit):
 * words, numbers, operators and the functions above.
 * @returns the trimmed text; undefined where it holds anything else.
 */
export function cssExpression(value: unknown): string | undefined {
	if (typeof value !== 'string') return undefined;
	const text = value.trim();
	if (text === '' || text.length > 300 || !/^[\w\s.,%()+\-*/#[\]]+$/.test(text)) return undefined;
	for (const call of text.matchAll(/([\w-]*)\(/g)) {
		const name = call[1] ?? '';
		if (name !== '' && !FUNCTIONS.has(name.toLowerCase())) return undefined;
	}
	return isSafeValue(text) ? text : undefined;
}

/** `url("…")` of an address that may be loaded as a picture; undefined for any other address. */
export function cssUrl(value: unknown): string | undefined {
	const url = safeMediaUrl(value);
	if (url === undefined) return undefined;
	const quoted = url.replace(
		/[\s"'()\\;{}<>@!*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
	);
	return `url("${quoted}")`;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Whether every bracket is closed by its own kind, the innermost first: an open one swallows the rules behind it. */
function bracketsClose(text: string): boolean {
	const open: string[] = [];
	for (const [bracket] of text.matchAll(/[()[\]]/g)) {
		const closing = CLOSING[bracket];
		if (closing) open.push(closing);
		else if (open.pop() !== bracket) return false;
	}
	return open.length === 0;
}
