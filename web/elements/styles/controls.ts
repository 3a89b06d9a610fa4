import type { ControlKind } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { Declarations, StyleControl } from './style-control';
import {
	colorOf,
	gapOf,
	keywordOf,
	lengthOf,
	type Sides,
	shorthandOf,
	sidesOf,
	sizeOf,
	timeOf,
} from './values';

/** A property to set, or a function that makes declarations from the value's CSS text. */
type Target<Value> = string | ((value: Value) => Declarations | undefined);

function apply(target: Target<string>, value: string | undefined): Declarations | undefined {
	if (value === undefined) return undefined;
	return typeof target === 'string' ? { [target]: value } : target(value);
}

/** A colour control; takes global colours. */
export function color(
	control: string,
	selector: string,
	target: Target<string> = 'color',
): StyleControl {
	return {
		control,
		kind: 'text',
		selector,
		global: 'colors',
		declare: (value) => apply(target, colorOf(value)),
	};
}

/** A slider with a unit: the target gets `12px`, `50%`, `calc(…)`. */
export function slider(control: string, selector: string, target: Target<string>): StyleControl {
	return { control, kind: 'slider', selector, declare: (value) => apply(target, lengthOf(value)) };
}

/** A number control, or a slider whose unit has no meaning (opacity, order, seconds): the target gets `0.5`. */
export function number(control: string, selector: string, target: Target<string>): StyleControl {
	return {
		control,
		kind: 'slider',
		selector,
		declare: (value) => apply(target, sizeOf(value)?.toString()),
	};
}

/** A slider of a time: the target gets `0.3s` or `300ms`. `usual` is the unit if an older design stored no unit. */
export function time(
	control: string,
	selector: string,
	target: Target<string> = 'transition-duration',
	usual: 's' | 'ms' = 's',
): StyleControl {
	return {
		control,
		kind: 'slider',
		selector,
		declare: (value) => apply(target, timeOf(value, usual)),
	};
}

/**
 * A dimensions control: padding, margin, radius, widths of a border. If the target is a function, it gets the four
 * sides.
 */
export function dimensions(control: string, selector: string, target: Target<Sides>): StyleControl {
	return {
		control,
		kind: 'dimensions',
		selector,
		declare: (value) => {
			const sides = sidesOf(value);
			if (!sides) return undefined;
			return typeof target === 'string' ? { [target]: shorthandOf(sides) } : target(sides);
		},
	};
}

/** A gaps control `{row, column, unit}`; declares `gap` unless a function replaces it. */
export function gap(
	control: string,
	selector: string,
	target: string | ((row: string, column: string) => Declarations) = 'gap',
): StyleControl {
	return {
		control,
		kind: 'gaps',
		selector,
		declare: (value) => {
			const gaps = gapOf(value);
			if (!gaps) return undefined;
			const { row, column } = gaps;
			if (typeof target === 'function') return target(row, column);
			return { [target]: row === column ? row : `${row} ${column}` };
		},
	};
}

/**
 * A select or choose control. With a property the stored keyword is its value; with a table each stored choice has its
 * declarations, and every other value has none.
 */
export function choice(
	control: string,
	selector: string,
	target: string | Readonly<Record<string, Declarations>>,
): StyleControl {
	return {
		control,
		kind: 'text',
		selector,
		declare: (value) => {
			if (typeof target === 'string') return apply(target, keywordOf(value));
			const key = typeof value === 'number' ? `${value}` : value;
			return typeof key === 'string' && Object.hasOwn(target, key) ? target[key] : undefined;
		},
	};
}

/**
 * Any other control, with its stored value. The compiler still checks the result of `declare`
 * before it reaches the sheet.
 */
export function custom(
	control: string,
	kind: ControlKind,
	selector: string,
	declare: StyleControl['declare'],
): StyleControl {
	return { control, kind, selector, declare };
}

/**
 * A repeater whose rows have style controls of their own. The controls' selectors continue the row's selector (`''` is
 * `.elementor-repeater-item-{_id}` itself); the controls see only the row's settings.
 */
export function repeater(control: string, rows: readonly StyleControl[]): StyleControl {
	return { control, kind: 'list', selector: '', declare: () => undefined, rows };
}

/** `text-align` from left, center, right, justify, start, end. */
export function alignText(control: string, selector: string): StyleControl {
	return choice(
		control,
		selector,
		Object.fromEntries(
			['left', 'center', 'right', 'justify', 'start', 'end'].map((side) => [
				side,
				{ 'text-align': side },
			]),
		),
	);
}

/**
 * The left end of a flex line. "Left" in the editor means the left side in every language, as with `text-align`; the
 * base sheet swaps the two ends if the page runs from right to left.
 */
export const LEFT_END = 'var(--e-left,flex-start)';
/** The right end of a flex line; see {@link LEFT_END}. */
export const RIGHT_END = 'var(--e-right,flex-end)';

const FLEX_WORDS: Readonly<Record<string, string>> = {
	left: LEFT_END,
	start: 'flex-start',
	top: 'flex-start',
	'flex-start': 'flex-start',
	center: 'center',
	middle: 'center',
	right: RIGHT_END,
	end: 'flex-end',
	bottom: 'flex-end',
	'flex-end': 'flex-end',
	justify: 'stretch',
	stretch: 'stretch',
	baseline: 'baseline',
	'space-between': 'space-between',
	'space-around': 'space-around',
	'space-evenly': 'space-evenly',
};

/** A place on a flex axis (`justify-content` by default) from the names that the builder stores. */
export function flexAlign(
	control: string,
	selector: string,
	property = 'justify-content',
): StyleControl {
	return choice(
		control,
		selector,
		Object.fromEntries(
			Object.entries(FLEX_WORDS).map(([word, value]) => [word, { [property]: value }]),
		),
	);
}

/** Returns the same controls with a further condition on the raw settings. */
export function only(
	when: (settings: ElementSettings) => boolean,
	controls: readonly StyleControl[],
): StyleControl[] {
	return controls.map((control) => {
		const { when: inner } = control;
		return { ...control, when: (settings) => when(settings) && (inner?.(settings) ?? true) };
	});
}
