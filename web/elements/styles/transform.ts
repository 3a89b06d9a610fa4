import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { choice, custom, only } from './controls';
import type { Declarations, StyleControl } from './style-control';
import { lengthOf, sizeOf } from './values';

/** One CSS function of a transform: the control of its value, its switch, its default. */
interface TransformPart {
	/** The name of the function, and of the last part of its custom property, `rotateZ`. */
	name: string;
	/** The popover that contains its control. */
	popover: 'perspective' | 'rotate' | 'translate' | 'scale' | 'skew' | 'flipX' | 'flipY';
	unit: 'deg' | 'px' | '';
	neutral: string;
}

/** The parts in the order in which the functions are applied: perspective first, mirrored axes last. */
const PARTS: readonly TransformPart[] = [
	{ name: 'perspective', popover: 'rotate', unit: 'px', neutral: '20px' },
	{ name: 'rotateZ', popover: 'rotate', unit: 'deg', neutral: '0deg' },
	{ name: 'rotateX', popover: 'rotate', unit: 'deg', neutral: '0deg' },
	{ name: 'rotateY', popover: 'rotate', unit: 'deg', neutral: '0deg' },
	{ name: 'translateX', popover: 'translate', unit: 'px', neutral: '0' },
	{ name: 'translateY', popover: 'translate', unit: 'px', neutral: '0' },
	{ name: 'scale', popover: 'scale', unit: '', neutral: '1' },
	{ name: 'scaleX', popover: 'scale', unit: '', neutral: '1' },
	{ name: 'scaleY', popover: 'scale', unit: '', neutral: '1' },
	{ name: 'skewX', popover: 'skew', unit: 'deg', neutral: '0deg' },
	{ name: 'skewY', popover: 'skew', unit: 'deg', neutral: '0deg' },
	{ name: 'flipX', popover: 'flipX', unit: '', neutral: '1' },
	{ name: 'flipY', popover: 'flipY', unit: '', neutral: '1' },
];

/**
 * The transform controls (`_transform_…` on every kind of element), at rest and on hover. Each part is a custom
 * property `--e-transform-{part}` on the selector, and `--e-static-transform` is composed of those parts once. A hover
 * therefore only changes properties, and `behaviours/layers` puts its own functions before and after it.
 */
export function transform(rest: string, hover: string): StyleControl[] {
	const anchor = (axis: 'x' | 'y', words: readonly string[]) =>
		choice(
			`motion_fx_transform_${axis}_anchor_point`,
			rest,
			Object.fromEntries(words.map((word) => [word, { [`--e-transform-origin-${axis}`]: word }])),
		);
	return [
		...['', '_hover'].flatMap((state) =>
			PARTS.flatMap((part) => partControls(part, state, rest, state ? hover : rest)),
		),
		custom(`_transform_transition_hover`, 'slider', rest, (value): Declarations | undefined => {
			const seconds = sizeOf(value);
			return seconds === undefined
				? undefined
				: { '--e-transform-transition-duration': `${seconds * 1000}ms` };
		}),
		...only(
			(settings) => hasTransform(settings),
			[anchor('x', ['left', 'center', 'right']), anchor('y', ['top', 'center', 'bottom'])],
		),
	];
}

function partControls(
	part: TransformPart,
	state: string,
	rest: string,
	selector: string,
): StyleControl[] {
	const control = `_transform_${part.name}_effect${state}`;
	const when = (settings: ElementSettings) => isPartOn(settings, state, part);
	const compose = custom(
		control,
		'slider',
		rest,
		(value, { settings }): Declarations | undefined =>
			partValue(part, value) === undefined ? undefined : composition(settings),
	);
	const set = custom(control, 'slider', selector, (value): Declarations | undefined => {
		const text = partValue(part, value);
		return text === undefined ? undefined : { [`--e-transform-${part.name}`]: text };
	});
	return only(when, [compose, set]);
}

function composition(settings: ElementSettings): Declarations {
	const isOn = (part: TransformPart) =>
		['', '_hover'].some(
			(state) =>
				isPartOn(settings, state, part) &&
				Object.keys(settings).some((key) =>
					key.startsWith(`_transform_${part.name}_effect${state}`),
				),
		);
	// If an editor stored no perspective, an element that is turned around the x or y axis has a perspective of 20 px.
	const isTurned = PARTS.some((part) => /^rotate[XY]$/.test(part.name) && isOn(part));
	const parts = PARTS.filter((part) => isOn(part) || (isTurned && part.name === 'perspective'));
	const functions = parts.map(({ name, neutral }) => {
		const call = name.replace('flip', 'scale');
		return `${call}(var(--e-transform-${name},${neutral}))`;
	});
	return {
		'--e-static-transform': functions.join(' '),
		transform: 'var(--e-static-transform)',
		'transform-origin': 'var(--e-transform-origin-y,center) var(--e-transform-origin-x,center)',
	};
}

function partValue({ name, unit }: TransformPart, value: unknown): string | undefined {
	if (name.startsWith('flip')) return value === 'transform' ? '-1' : undefined;
	if (unit === '') return sizeOf(value)?.toString();
	if (unit === 'px') return lengthOf(value);
	const size = sizeOf(value);
	return lengthOf(value)?.match(/(deg|rad|turn)$/)
		? lengthOf(value)
		: size === undefined
			? undefined
			: `${size}deg`;
}

function isPartOn(
	settings: ElementSettings,
	state: string,
	{ name, popover }: TransformPart,
): boolean {
	if (popover === 'flipX' || popover === 'flipY') return true;
	const read = (control: string) => settings[`_transform_${control}${state}`];
	if (!isPopoverOn(read(`${popover}_popover`))) return false;
	if (['rotateX', 'rotateY', 'perspective'].includes(name)) return isPopoverOn(read('rotate_3d'));
	const keepsProportions = (read('keep_proportions') ?? 'yes') === 'yes';
	if (name === 'scale') return keepsProportions;
	if (name === 'scaleX' || name === 'scaleY') return !keepsProportions;
	return true;
}

function isPopoverOn(value: unknown): boolean {
	return typeof value === 'string' && value !== '' && value !== 'no';
}

/** The controls of the popovers for transforms on hover. */
export function hoverTransformControls(): string[] {
	return PARTS.map(({ name }) => `_transform_${name}_effect_hover`);
}

function hasTransform(settings: ElementSettings): boolean {
	return Object.keys(settings).some(
		(key) => key.startsWith(`_transform_`) && key.includes('_effect'),
	);
}
