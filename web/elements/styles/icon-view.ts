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
	/** Null where the widget has no such control. */
	rotate?: string | null;
	/** A dimensions control; null where the widget has a slider, which it adds itself. */
	borderWidth?: string | null;
	/** The same. */
	borderRadius?: string | null;
	/** False where there are no colours for the pointer. */
	hasHover?: boolean;
	/** True where the class that names the view stands on a part of the widget, not on its wrapper. */
	isInside?: boolean;
}

/**
 * The controls of an icon in its `.elementor-icon` box: colours at rest and under the pointer,
 * size, padding, rotation, the frame's width and radius. The view decides which parts the two
 * colours paint: primary the icon (default), the shape (stacked) or icon and frame (framed);
 * secondary the icon (stacked) or the shape (framed).
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
		hasHover = true,
		isInside = false,
	}: IconViewNames = {},
	box = ' .elementor-icon',
): StyleControl[] {
	const is = (...views: string[]) => {
		return (settings: ElementSettings) => views.includes(keywordOf(settings[view]) ?? 'default');
	};
	const inViews = (selector: string, ...names: string[]) =>
		names
			.flatMap((name) =>
				selector.split(',').map((one) => `${isInside ? ' ' : ''}.elementor-view-${name}${one}`),
			)
			.join(',');
	// The view's class chooses between the rules, because a kit's colours for all icons of a widget do not depend on
	// the settings of one.
	const colors = (state: string, selector: string) => [
		color(`${prefix}${state}primary_color`, inViews(selector, 'stacked'), 'background-color'),
		color(`${prefix}${state}primary_color`, inViews(selector, 'framed', 'default'), (value) => ({
			color: value,
			'border-color': value,
		})),
		color(`${prefix}${state}secondary_color`, inViews(selector, 'framed'), 'background-color'),
		color(`${prefix}${state}secondary_color`, inViews(selector, 'stacked')),
	];
	return [
		...colors('', box),
		...(hasHover ? colors('hover_', `${box}:hover,${box}:focus-visible`) : []),
		slider(size, box, 'font-size'),
		slider(padding, box, 'padding'),
		...(rotate === null ? [] : [turned(rotate, `${box} .e-icon`)]),
		...(borderWidth === null
			? []
			: only(is('framed'), [dimensions(borderWidth, box, 'border-width')])),
		...(borderRadius === null
			? []
			: only(is('stacked', 'framed'), [dimensions(borderRadius, box, 'border-radius')])),
	];
}

function turned(control: string, selector: string): StyleControl {
	return custom(control, 'slider', selector, (value): Declarations | undefined => {
		const angle = lengthOf(value)?.replace(/px$/, 'deg');
		return angle === undefined ? undefined : { transform: `rotate(${angle})` };
	});
}
