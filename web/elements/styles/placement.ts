import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { choice, custom, flexAlign, number, only, slider } from './controls';
import { cssExpression } from './css-text';
import type { Declarations, StyleControl } from './style-control';
import { keywordOf, lengthOf, sizeOf } from './values';

/** An order value before every number that an editor types; its opposite lies after every such number. */
const FIRST = '-99999';
const LAST = '99999';

/** The controls for the place of an element in the flex or grid container around it. */
export function flexChild(): StyleControl[] {
	return [
		flexAlign('_flex_align_self', '', 'align-self'),
		choice('_flex_order', '', { start: { order: FIRST }, end: { order: LAST } }),
		...only(
			(settings) => settings._flex_order === 'custom',
			[number('_flex_order_custom', '', 'order')],
		),
		choice('_flex_size', '', {
			none: { 'flex-grow': '0', 'flex-shrink': '0' },
			grow: { 'flex-grow': '1', 'flex-shrink': '0' },
			shrink: { 'flex-grow': '0', 'flex-shrink': '1' },
			custom: { 'flex-grow': '1', 'flex-shrink': '1' },
		}),
		...only(
			(settings) => settings._flex_size === 'custom',
			[number('_flex_grow', '', 'flex-grow'), number('_flex_shrink', '', 'flex-shrink')],
		),
		...['grid_column', 'grid_row', '_grid_column', '_grid_row'].map(gridPlace),
	];
}

/**
 * A column place that was set for larger devices does not apply on mobile: there a grid has one column unless its
 * settings have more.
 */
function gridPlace(control: string): StyleControl {
	const isRow = control.endsWith('row');
	const property = isRow ? 'grid-row' : 'grid-column';
	const place = custom(control, 'text', '', (value, { inherited }): Declarations | undefined => {
		const byHand = value === 'custom' ? cssText(inherited(`${control}_custom`, 'text')) : undefined;
		const span = sizeOf(value);
		const text = value === 'full' ? '1/-1' : span === undefined ? byHand : `span ${span}`;
		return text === undefined ? undefined : { [property]: text };
	});
	return { ...place, notOnMobile: !isRow };
}

function cssText(value: unknown): string | undefined {
	return cssExpression(value) ?? keywordOf(value);
}

/**
 * The controls for absolute and fixed elements, for their offsets (0 if none are stored) and for the stacking order.
 */
export function position(positionControl: string, zIndexControl: string): StyleControl[] {
	const outOfFlow = custom(
		positionControl,
		'text',
		'',
		(value, { settings }): Declarations | undefined => {
			if (value !== 'absolute' && value !== 'fixed') return undefined;
			return {
				position: value,
				[`inset-inline-${edgeOf(settings, 'h')}`]: '0px',
				[`inset-block-${edgeOf(settings, 'v')}`]: '0px',
			};
		},
	);
	return [
		outOfFlow,
		...only(
			(settings) => ['absolute', 'fixed'].includes(keywordOf(settings[positionControl]) ?? ''),
			[...offset('h', 'x', 'inset-inline'), ...offset('v', 'y', 'inset-block')],
		),
		number(zIndexControl, '', 'z-index'),
	];
}

function edgeOf(settings: ElementSettings, orientation: 'h' | 'v'): 'start' | 'end' {
	return settings[`_offset_orientation_${orientation}`] === 'end' ? 'end' : 'start';
}

function offset(orientation: 'h' | 'v', axis: 'x' | 'y', property: string): StyleControl[] {
	return [
		...only(
			(settings) => edgeOf(settings, orientation) === 'start',
			[slider(`_offset_${axis}`, '', `${property}-start`)],
		),
		...only(
			(settings) => edgeOf(settings, orientation) === 'end',
			[slider(`_offset_${axis}_end`, '', `${property}-end`)],
		),
	];
}

/** The controls for the width of a widget: full, as wide as its content, or a custom width. */
export function widgetWidth(): StyleControl[] {
	return [
		custom('_element_width', 'text', '', (value, { inherited }): Declarations | undefined => {
			if (value === 'inherit') return widthOf('100%');
			if (value === 'auto') return { width: 'auto', 'max-width': '100%' };
			const own = lengthOf(inherited('_element_custom_width', 'slider'));
			return value === 'initial' && own ? widthOf(own) : undefined;
		}),
		custom(
			'_element_custom_width',
			'slider',
			'',
			(value, { inherited }): Declarations | undefined => {
				const own = lengthOf(value);
				return own && inherited('_element_width', 'text') === 'initial' ? widthOf(own) : undefined;
			},
		),
		flexAlign('_element_vertical_align', '', 'align-self'),
	];
}

/** A width in percent may be more than the line. A length is limited to the line, so that it fits on a phone. */
function widthOf(width: string): Declarations {
	return {
		'--container-widget-width': width,
		'--container-widget-flex-grow': '0',
		width,
		'max-width': width.endsWith('%') ? width : `min(${width},100%)`,
	};
}
