import { pipe, transform } from 'valibot';
import type { Declarations } from '../declarations';
import type { Reader } from '../envelope';
import { background, objectPosition } from '../values/background';
import { boxShadow, filter, stroke, transition } from '../values/effects';
import { flex, fontFamily, span } from '../values/layout';
import { color, number, text } from '../values/scalars';
import { borderRadius, borderWidth, dimensions, gap } from '../values/sides';
import { size, tracks } from '../values/size';
import { transform as transforms } from '../values/transform';

/** One property of a style. */
export interface StyleProperty {
	/** The stored name, which is mostly the CSS property. */
	name: string;
	read: Reader<Declarations>;
}

function each(reader: Reader<string | number>, ...names: string[]): StyleProperty[] {
	return names.map((name) => ({
		name,
		read: pipe(
			reader,
			transform((value) => (value === undefined ? undefined : { [name]: `${value}` })),
		),
	}));
}

function one(name: string, read: Reader<Declarations>): StyleProperty[] {
	return [{ name, read }];
}

/** The parts of `flex` that versions up to 3.29 stored separately; each counts only if `flex` does not set it. */
const OLD_FLEX = [...each(number, 'flex-grow', 'flex-shrink'), ...each(size, 'flex-basis')];

/**
 * All properties that a style may set, in the builder's output order, whatever the stored order is: for example `gap`
 * comes after `column-gap` and overrides it (spec, section 2).
 */
export const STYLE_PROPERTIES: readonly StyleProperty[] = [
	...each(size, 'width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'),
	...each(text, 'overflow', 'aspect-ratio', 'object-fit'),
	...each(objectPosition, 'object-position'),
	...each(text, 'position'),
	...each(size, 'inset-block-start', 'inset-inline-end', 'inset-block-end', 'inset-inline-start'),
	...each(number, 'z-index'),
	...each(size, 'scroll-margin-top'),
	...each(fontFamily, 'font-family'),
	...each(text, 'font-weight'),
	...each(size, 'font-size'),
	...each(color, 'color'),
	...each(size, 'letter-spacing', 'word-spacing'),
	...each(number, 'column-count'),
	...each(size, 'column-gap', 'line-height'),
	...each(text, 'text-align', 'font-style', 'text-decoration', 'text-transform', 'direction'),
	...one('stroke', stroke),
	...each(text, 'all', 'cursor'),
	...one('padding', dimensions('padding')),
	...one('margin', dimensions('margin')),
	...one('border-radius', borderRadius),
	...one('border-width', borderWidth),
	...each(color, 'border-color'),
	...each(text, 'border-style'),
	...each(size, 'outline-width'),
	...each(color, 'outline-color'),
	...each(text, 'outline-style'),
	...each(size, 'outline-offset'),
	...one('background', background),
	...each(text, 'mix-blend-mode'),
	...each(boxShadow, 'box-shadow'),
	...each(size, 'opacity'),
	...each(filter, 'filter', 'backdrop-filter'),
	...one('transform', transforms),
	...each(transition, 'transition'),
	...each(text, 'display', 'flex-direction'),
	...one('gap', gap),
	...each(text, 'flex-wrap'),
	...OLD_FLEX,
	...each(flex, 'flex'),
	...each(tracks, 'grid-template-columns', 'grid-template-rows'),
	...each(text, 'grid-auto-flow'),
	...each(size, 'grid-auto-rows', 'grid-auto-columns'),
	...each(span, 'grid-column', 'grid-row'),
	...each(text, 'justify-content', 'justify-items', 'align-content', 'align-items', 'align-self'),
	...each(number, 'order'),
	...each(text, 'content', 'appearance', 'clip-path'),
];
