import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { cssExpression, cssUrl } from './css-text';

const UNITS: ReadonlySet<string> = new Set(
	'px % em rem vw vh vmin vmax svh svw dvh dvw lvh lvw ch ex fr deg grad rad turn s ms'.split(' '),
);

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** The four sides of a dimensions value as CSS lengths. */
export interface Sides {
	top: string;
	right: string;
	bottom: string;
	left: string;
}

/** A finite number from a number or a numeric text; undefined for other values. */
export function numberOf(value: unknown): number | undefined {
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	if (typeof value !== 'string' || !/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)) return undefined;
	return Number(value);
}

/** The bare number of a number control or of a slider whose unit has no meaning (opacity, seconds). */
export function sizeOf(value: unknown): number | undefined {
	return numberOf(value) ?? numberOf(plainObjectOf(value).size);
}

/**
 * A slider `{unit, size}` as a CSS length, `12px`. The unit defaults to px; with the unit `custom` the size is a CSS
 * expression. A bare number, which older designs stored, is pixels. Undefined for an empty size, an unknown unit, or a
 * value that is no slider.
 */
export function lengthOf(value: unknown): string | undefined {
	if (typeof value === 'number') return withUnit(value, 'px');
	const { unit, size } = plainObjectOf(value);
	return withUnit(size, unit);
}

/**
 * A slider of a time as CSS, `300ms`. Older designs stored no unit of time; then the unit is `usual`. Undefined for a
 * value that is no time, and for a negative time.
 */
export function timeOf(value: unknown, usual: 's' | 'ms'): string | undefined {
	const { unit, size } = plainObjectOf(value);
	if (unit === 'custom') return lengthOf(value);
	const number = numberOf(value) ?? numberOf(size);
	if (number === undefined || number < 0) return undefined;
	return `${number}${unit === 's' || unit === 'ms' ? unit : usual}`;
}

/**
 * Dimensions `{unit, top, right, bottom, left}` as four CSS lengths. Empty sides beside filled ones are 0. Undefined if
 * all sides are empty or one is wrong.
 */
export function sidesOf(value: unknown): Sides | undefined {
	const bag = plainObjectOf(value);
	const sides = ['top', 'right', 'bottom', 'left'].map((side) => bag[side]);
	if (sides.every(isEmpty)) return undefined;
	const [top, right, bottom, left] = sides.map((side) =>
		isEmpty(side) ? '0' : withUnit(side, bag.unit),
	);
	if (!top || !right || !bottom || !left) return undefined;
	return { top, right, bottom, left };
}

/** Four sides as the shortest shorthand: `1px 2px`. */
export function shorthandOf({ top, right, bottom, left }: Sides): string {
	if (right !== left) return `${top} ${right} ${bottom} ${left}`;
	if (top !== bottom) return `${top} ${right} ${bottom}`;
	return top === right ? top : `${top} ${right}`;
}

/** Row and column gap from `{row, column, unit}` or the older `{size, unit}`. */
export function gapOf(value: unknown): { row: string; column: string } | undefined {
	const bag = plainObjectOf(value);
	if (isEmpty(bag.row) && isEmpty(bag.column)) {
		const both = lengthOf(value);
		return both === undefined ? undefined : { row: both, column: both };
	}
	const [row, column] = [bag.row, bag.column].map((one) =>
		isEmpty(one) ? '0px' : withUnit(one, bag.unit),
	);
	return row && column ? { row, column } : undefined;
}

/** A colour: hex, a name, a colour function, or a variable. Undefined for anything else. */
export function colorOf(value: unknown): string | undefined {
	if (typeof value !== 'string') return undefined;
	const text = value.trim();
	if (HEX.test(text) || /^[a-z]{3,30}$/i.test(text)) return text.toLowerCase();
	return /^[a-z-]+\(.*\)$/i.test(text) ? cssExpression(text) : undefined;
}

/** A keyword or a few keywords (`center center`, `space-between`, `600`); undefined for other values. */
export function keywordOf(value: unknown): string | undefined {
	if (typeof value === 'number') return numberOf(value)?.toString();
	if (typeof value !== 'string') return undefined;
	const text = value.trim();
	return /^[a-z0-9][a-z0-9.% -]{0,63}$/i.test(text) ? text : undefined;
}

/** A font family with its fallback, `"Open Sans",sans-serif`; generic families have no quotes. */
export function fontFamilyOf(value: unknown): string | undefined {
	if (typeof value !== 'string') return undefined;
	const text = value.trim();
	if (/^(serif|sans-serif|monospace|cursive|system-ui|inherit)$/.test(text)) return text;
	return /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,79}$/u.test(text)
		? `"${text}",${genericOf(text)}`
		: undefined;
}

/** Returns the substitute for a missing family: Georgia for a serif family, else a sans-serif or monospace font. */
function genericOf(family: string): string {
	const isSerif =
		/serif|georgia|times|garamond|baskerville|bodoni|caslon|didot|playfair|merriweather|newsreader|fraunces|lora|cormorant|literata|spectral|crimson|noto serif|slab/i;
	if (/sans/i.test(family)) return 'sans-serif';
	if (/mono|courier|code/i.test(family)) return 'monospace';
	return isSerif.test(family) ? 'Georgia,serif' : 'sans-serif';
}

/** `url("…")` of a media value `{url, id}`. */
export function mediaOf(value: unknown): string | undefined {
	return cssUrl(plainObjectOf(value).url);
}

/** A shadow bag `{horizontal, vertical, blur, spread, color}` in pixels; `spread` only with `withSpread`. */
export function shadowOf(value: unknown, withSpread: boolean): string | undefined {
	const bag = plainObjectOf(value);
	const color = colorOf(bag.color);
	const lengths = ['horizontal', 'vertical', 'blur', ...(withSpread ? ['spread'] : [])].map(
		(field) => `${numberOf(bag[field]) ?? 0}px`,
	);
	return color === undefined ? undefined : `${lengths.join(' ')} ${color}`;
}

/** Returns true if a switch is on: the builder stores `yes`; some controls store a value of their own. */
export function isOn(value: unknown, word = 'yes'): boolean {
	return value === word;
}

function withUnit(size: unknown, unit: unknown): string | undefined {
	if (unit === 'custom') return cssExpression(typeof size === 'number' ? `${size}` : size);
	const number = numberOf(size);
	if (number === undefined) return size === 'auto' ? 'auto' : undefined;
	const name = unit === undefined || unit === null || unit === '' ? 'px' : unit;
	return typeof name === 'string' && UNITS.has(name) ? `${number}${name}` : undefined;
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}
