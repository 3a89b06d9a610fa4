import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { color, custom, only, slider } from './controls';
import type { Declarations, StyleControl } from './style-control';
import { isOn, keywordOf, shadowOf, sizeOf } from './values';

/** The values of a shadow that is switched on if no others are stored. */
const DEFAULT_TEXT_SHADOW = { blur: 10, color: 'rgba(0,0,0,.3)' };
const DEFAULT_BOX_SHADOW = { blur: 10, color: 'rgba(0,0,0,.5)' };

/** Text shadow: `{prefix}_text_shadow_type` switches it on, `{prefix}_text_shadow` has its values. */
export function textShadow(prefix: string, selector: string): StyleControl[] {
	return switchedOn(`${prefix}_text_shadow`, selector, (value) => {
		const shadow = shadowOf(value ?? DEFAULT_TEXT_SHADOW, false);
		return shadow === undefined ? undefined : { 'text-shadow': shadow };
	});
}

/** A control whose value counts only while `{control}_type` is on; if no value is stored, the default applies. */
function switchedOn(
	control: string,
	selector: string,
	declare: StyleControl['declare'],
): StyleControl[] {
	const isSwitchedOn = (settings: ElementSettings) => isOn(settings[`${control}_type`]);
	return only(isSwitchedOn, [
		custom(`${control}_type`, 'text', selector, (_, context) => declare(undefined, context)),
		custom(control, 'bag', selector, declare),
	]);
}

/** Text stroke: `{prefix}_text_stroke_type`, the width `{prefix}_text_stroke`, `{prefix}_stroke_color`. */
export function textStroke(prefix: string, selector: string): StyleControl[] {
	return only(
		(settings) => isOn(settings[`${prefix}_text_stroke_type`]),
		[
			slider(`${prefix}_text_stroke`, selector, (width) => ({
				'-webkit-text-stroke-width': width,
				'stroke-width': width,
			})),
			color(`${prefix}_stroke_color`, selector, (stroke) => ({
				'-webkit-text-stroke-color': stroke,
				stroke,
			})),
		],
	);
}

/**
 * Box shadow: `{prefix}_box_shadow_type` switches it on, `{prefix}_box_shadow` has its values,
 * `{prefix}_box_shadow_position` may be `inset`.
 */
export function boxShadow(prefix: string, selector: string): StyleControl[] {
	return switchedOn(`${prefix}_box_shadow`, selector, (value, { settings }) => {
		const shadow = shadowOf(value ?? DEFAULT_BOX_SHADOW, true);
		if (shadow === undefined) return undefined;
		const inset = keywordOf(settings[`${prefix}_box_shadow_position`]) === 'inset';
		return { 'box-shadow': inset ? `${shadow} inset` : shadow };
	});
}

/** The filters in the order in which they are applied: field, function, unit, neutral value. */
const FILTERS = [
	['brightness', 'brightness', '%', 100],
	['contrast', 'contrast', '%', 100],
	['saturate', 'saturate', '%', 100],
	['blur', 'blur', 'px', 0],
	['hue', 'hue-rotate', 'deg', 0],
] as const;

/**
 * CSS filters: `{prefix}_css_filter` switches them on with `custom`; their values are `_brightness`, `_contrast`,
 * `_saturate`, `_blur`, `_hue`.
 */
export function cssFilters(prefix: string, selector: string): StyleControl[] {
	return [
		custom(
			`${prefix}_css_filter`,
			'text',
			selector,
			(value, { sibling }): Declarations | undefined => {
				if (value !== 'custom') return undefined;
				const filters = FILTERS.map(([field, name, unit, neutral]) => {
					const size = sizeOf(sibling(`${prefix}_${field}`)) ?? neutral;
					return `${name}(${size}${unit})`;
				});
				return { filter: filters.join(' ') };
			},
		),
	];
}
