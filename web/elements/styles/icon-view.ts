import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { color, custom, dimensions, only, slider } from './controls';
import type { Declarations, StyleControl } from './style-control';
import { keywordOf, lengthOf } from './values';

/** The names of the controls of an icon with views, if a widget uses other names than usual. */
export interface IconViewNames {
	view?: string;
	size?: string;
	/** The prefix of the names `primary_color`, `secondary_color`, `hover_…`. */
	prefix?: string;
	padding?: string;
	/** Null if the widget has no such control. */
	rotate?: string | null;
	/** A dimensions control; null if the widget has a slider instead, which the widget adds itself. */
	borderWidth?: string | null;
	/** The same. */
	borderRadius?: string | null;
	/** False if there are no colours for the hover state. */
	hasHover?: boolean;
	/** True if a part inside the widget has the class that names the view, and not the widget's wrapper. */
	isInside?: boolean;
}

/**
 * The controls of an icon in its `.elementor-icon` box: colours at rest and on hover, size, padding, rotation, the
 * frame's width and radius. The view decides which parts the two colours paint: primary the icon (default), the shape
 * (stacked) or icon and frame (framed); secondary the icon (stacked) or the shape (framed).
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
	// The view's class selects the rules, because a kit's colours for all icons of a widget do not depend on the
	// settings of one icon.
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
