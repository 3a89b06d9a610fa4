import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { choice, color, dimensions, only } from './controls';
import type { StyleControl } from './style-control';

const STYLES = [
	'none',
	'solid',
	'double',
	'dotted',
	'dashed',
	'groove',
	'ridge',
	'inset',
	'outset',
];

/**
 * Border: the style `{prefix}_border`, the widths `{prefix}_width`, the colour `{prefix}_color`. Widths and colour
 * count only where a style is chosen.
 * @param ending the end of the style control's name, if it differs from the group's usual ending
 */
export function border(
	prefix: string,
	selector: string,
	ending: 'border' | 'style' | 'type' = 'border',
): StyleControl[] {
	const style = `${prefix}_${ending}`;
	const hasStyle = (settings: ElementSettings) =>
		typeof settings[style] === 'string' && !['', 'none'].includes(settings[style]);
	return [
		choice(
			style,
			selector,
			Object.fromEntries(STYLES.map((name) => [name, { 'border-style': name }])),
		),
		...only(hasStyle, [
			dimensions(`${prefix}_width`, selector, 'border-width'),
			color(`${prefix}_color`, selector, 'border-color'),
		]),
	];
}
