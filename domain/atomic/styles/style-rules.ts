import { type Breakpoints, type Device, mediaOf } from '../../builder/breakpoints';
import { isSafeProperty, isSafeValue } from '../../css/declarations';
import { read } from '../envelope';
import { customDeclarations } from './custom-declarations';
import { STYLE_PROPERTIES } from './properties';
import type { Style, Variant } from './style';

/** One rule of a class. */
export interface StyleRule {
	/** The media query; `''` without a condition. */
	media: string;
	/** The whole selector. */
	selector: string;
	/** `a:b;c:d`, never empty. */
	body: string;
}

/** States that are pseudo-classes; those that begin with `e--` are classes. */
const PSEUDO_CLASSES: ReadonlySet<string> = new Set([
	'hover',
	'active',
	'focus',
	'focus-visible',
	'checked',
]);

/** A state that already has its colons, `::placeholder`. */
const WRITTEN_STATE = /^::?[a-z-]+(?:\([\w +-]*\))?$/;

/** The selector of a class. It contains the class twice, so that it outweighs the rules of a theme. */
export function classSelector(name: string): string {
	return `.elementor .${name}`;
}

/**
 * Returns the rules of a class, in the order of its variants. A variant gives no rule if its breakpoint is unknown or
 * disabled, if its state is unknown, or if none of its values is readable.
 *
 * @param name the class in markup, safe in a selector
 * @param unread called with each property that has an unreadable value
 */
export function rulesOfStyle(
	name: string,
	style: Style,
	breakpoints: Breakpoints,
	unread?: (property: string) => void,
): StyleRule[] {
	return style.variants.flatMap((variant) => {
		const media = mediaFor(variant.breakpoint, breakpoints);
		const selector = selectorFor(name, variant.state);
		if (media === undefined || selector === undefined) return [];
		const custom = variant.customCss === null ? '' : customDeclarations(variant.customCss);
		if (custom === '' && variant.customCss !== null) unread?.('custom_css');
		const body = [bodyOf(variant, unread), custom].filter(Boolean).join(';');
		return body ? [{ media, selector, body }] : [];
	});
}

function mediaFor(breakpoint: string, breakpoints: Breakpoints): string | undefined {
	return breakpoint === 'desktop' ? '' : mediaOf(breakpoint as Device, breakpoints);
}

function selectorFor(name: string, state: string | null): string | undefined {
	const selector = classSelector(name);
	if (state === null) return selector;
	if (state === 'hover') return `${selector}:hover,${selector}:focus-visible`;
	if (PSEUDO_CLASSES.has(state)) return `${selector}:${state}`;
	if (/^e--[a-z-]+$/.test(state)) return `${selector}.${state}`;
	return WRITTEN_STATE.test(state) ? selector + state : undefined;
}

/** Values that the builder treats as empty; it writes no declaration for them. */
const FALSY: ReadonlySet<string> = new Set(['', '0']);

/** The safe declarations of a variant as CSS, `a:b;c:d`. */
export function bodyOf(
	variant: Pick<Variant, 'props'>,
	unread?: (property: string) => void,
): string {
	return declarationsOf(variant, unread)
		.map(([property, text]) => `${property}:${text}`)
		.join(';');
}

/** The safe declarations of a variant, property and value, in the builder's order. */
export function declarationsOf(
	{ props }: Pick<Variant, 'props'>,
	unread?: (property: string) => void,
): (readonly [property: string, value: string])[] {
	return STYLE_PROPERTIES.flatMap(({ name, read: reader }) => {
		if (!Object.hasOwn(props, name) || props[name] === null) return [];
		const declarations = read(reader, props[name]);
		if (!declarations) unread?.(name);
		return Object.entries(declarations ?? {}).flatMap(([property, text]): [string, string][] => {
			if (text === undefined || FALSY.has(text)) return [];
			const isSafe = isSafeProperty(property) && isSafeValue(text);
			if (!isSafe) unread?.(name);
			return isSafe ? [[property, text]] : [];
		});
	});
}
