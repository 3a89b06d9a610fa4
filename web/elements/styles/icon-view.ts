import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { color, custom, dimensions, only, slider } from './controls';
import type { Declarations, StyleControl } from './style-control';
import { keywordOf, lengthOf } from './values';

/** The names of the controls of an icon with views, where a widget calls them otherwise. */
export interface IconViewNames {
	view?: string;
	size?: string;
	/** Stands before `primary_color`, `secondary_color`, `hover_…`. */
	prefix?: string;
	padding?: string;
	rotate?: string;
	borderWidth?: string;
	borderRadius?: string;
}

/**
 * The controls of an icon in its `.elementor-icon` box: colours at rest and under the pointer, size, padding,
 * rotation, the frame's width and radius. What the two colours paint depends on the view: primary the icon
 * (default), the shape (stacked) or icon and frame (framed); secondary the icon (stacked) or the shape (framed).
 */
export function iconView(
	{
		view = 'view',
		prefix = '',
		size = 'size',
		padding = 'icon_padding',
		rotate = 'rotate',
		borderWidth = 'border_width',
		borderRadius = 'border_radius',
	}: IconViewNames = {},
	box = ' .elementor-icon',
): StyleControl[] {
	const is = (...views: string[]) => {
		return (settings: ElementSettings) => views.includes(keywordOf(settings[view]) ?? 'default');
	};
	const colors = (state: string, selector: string) => [
		...only(is('default'), [color(`${prefix}${state}primary_color`, selector)]),
		...only(is('stacked'), [
			color(`${prefix}${state}primary_color`, selector, '--icon-ground'),
			color(`${prefix}${state}secondary_color`, selector),
		]),
		...only(is('framed'), [
			color(`${prefix}${state}primary_color`, selector, (value) => ({
				color: value,
				'border-color': value,
			})),
			color(`${prefix}${state}secondary_color`, selector, 'background-color'),
		]),
	];
	return [
		...colors('', box),
		...colors('hover_', `${box}:hover,${box}:focus-visible`),
		slider(size, box, 'font-size'),
		slider(padding, box, 'padding'),
		custom(rotate, 'slider', `${box} .e-icon`, (value): Declarations | undefined => {
			const angle = lengthOf(value)?.replace(/px$/, 'deg');
			return angle === undefined ? undefined : { transform: `rotate(${angle})` };
		}),
		...only(is('framed'), [dimensions(borderWidth, box, 'border-width')]),
		...only(is('stacked', 'framed'), [dimensions(borderRadius, box, 'border-radius')]),
	];
}
