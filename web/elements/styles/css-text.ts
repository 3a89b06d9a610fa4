import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { isSafeValue } from '@outrigger/rules/css/declarations';

/** Functions that a value from settings may call. `url()` is not among them, because only `cssUrl` writes it. */
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

/**
 * A length, number, colour or track list that an editor typed by hand (the builder's `custom` unit): keywords, numbers,
 * operators and the functions above.
 * @returns the trimmed text; undefined if it contains anything else.
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

/**
 * `url("…")` for an address of a picture. Undefined for any other address, and for one with a user name
 * (`//user@host/`): a browser loads no picture from it, and its `@` cannot be escaped.
 */
export function cssUrl(value: unknown): string | undefined {
	const url = safeMediaUrl(value);
	if (url === undefined) return undefined;
	const quoted = url.replace(
		/[\s"'()\\;{}<>@!*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
	);
	return safeMediaUrl(quoted) === undefined ? undefined : `url("${quoted}")`;
}
