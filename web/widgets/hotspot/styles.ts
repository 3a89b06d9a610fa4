import {
	border,
	boxShadow,
	choice,
	color,
	cssFilters,
	custom,
	customSize,
	dimensions,
	LEFT_END,
	lengthOf,
	number,
	only,
	RIGHT_END,
	repeater,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import { SIDES } from './sides';

const IMAGE = ' .e-hotspot__image img';
const MARK = ' .e-hotspot';
const BUTTON =
	' :is(.e-hotspot__outer-circle, .e-hotspot:not(.e-hotspot--circle) > .e-hotspot__button)';
const TOOLTIP = ' .e-hotspot__tooltip';

/** Styles for a tooltip that is always visible, or visible only while its mark is used. */
const TRIGGERS = {
	none: {
		'--tooltip-trigger': 'none',
		'--tooltip-display': 'block',
		'--tooltip-opacity': '1',
	},
	...Object.fromEntries(
		['click', 'mouseenter'].map((trigger) => [
			trigger,
			{
				'--tooltip-trigger': trigger,
				'--tooltip-display': 'none',
				'--tooltip-opacity': '0',
			},
		]),
	),
};

/**
 * The place of a mark along one axis of the picture. At n % of the picture is the point at n % of the mark, so no mark
 * extends beyond the picture.
 */
function offset(control: string, axis: 'x' | 'y', [first, second]: readonly [string, string]) {
	const lead = axis === 'x' ? 'hotspot_horizontal' : 'hotspot_vertical';
	return custom(control, 'slider', '', (value, { settings }) => {
		const length = lengthOf(value);
		if (length === undefined) return undefined;
		const isFar = settings[lead] === second;
		return {
			[isFar ? second : first]: length,
			[isFar ? first : second]: 'auto',
			[`--hotspot-translate-${axis}`]: isFar ? length : `calc(-1 * ${length})`,
		};
	});
}

export const hotspotStyles: readonly StyleControl[] = [
	customSize('image', IMAGE),
	choice('align', '', {
		left: { '--background-align': LEFT_END },
		'flex-start': { '--background-align': 'flex-start' },
		center: { '--background-align': 'center' },
		right: { '--background-align': RIGHT_END },
		'flex-end': { '--background-align': 'flex-end' },
		start: { '--background-align': 'flex-start' },
		end: { '--background-align': 'flex-end' },
	}),
	slider('width', IMAGE, 'width'),
	slider('space', IMAGE, 'max-width'),
	slider('height', IMAGE, 'height'),
	number('opacity', IMAGE, 'opacity'),
	...cssFilters('css_filters', IMAGE),
	...cssFilters('css_filters_hover', ':hover .e-hotspot__image img'),
	...border('image_border', IMAGE),
	dimensions('image_border_radius', IMAGE, 'border-radius'),
	...boxShadow('image_box_shadow', IMAGE),
	choice('tooltip_trigger', '', TRIGGERS),
	choice('tooltip_position', '', SIDES),
	repeater('hotspot', [
		offset('hotspot_offset_x', 'x', ['left', 'right']),
		offset('hotspot_offset_y', 'y', ['top', 'bottom']),
		slider('hotspot_icon_spacing', '', '--hotspot-icon-spacing'),
		...only(
			({ hotspot_custom_size }) => hotspot_custom_size === 'yes',
			[
				slider('hotspot_width', '', '--hotspot-min-width'),
				slider('hotspot_height', '', '--hotspot-min-height'),
			],
		),
		...only(
			({ hotspot_tooltip_position }) => hotspot_tooltip_position === 'yes',
			[
				choice('hotspot_position', '', SIDES),
				slider('hotspot_tooltip_width', '', '--tooltip-min-width'),
				choice('hotspot_tooltip_text_wrap', '', { yes: { '--white-space': 'normal' } }),
			],
		),
	]),
	color('style_hotspot_color', MARK, '--hotspot-color'),
	slider('style_hotspot_size', MARK, '--hotspot-size'),
	color('style_hotspot_box_color', MARK, '--hotspot-box-color'),
	dimensions('style_hotspot_padding', MARK, '--hotspot-padding'),
	slider('style_hotspot_padding', MARK, '--hotspot-padding'),
	dimensions('style_hotspot_border_radius', MARK, '--hotspot-border-radius'),
	...typography('style_typography', ' .e-hotspot__label'),
	...boxShadow('style_hotspot_box_shadow', BUTTON),
	color('style_tooltip_text_color', MARK, '--tooltip-text-color'),
	...typography('style_tooltip_typography', TOOLTIP),
	choice('style_tooltip_align', '', {
		left: { '--tooltip-align': 'left' },
		center: { '--tooltip-align': 'center' },
		right: { '--tooltip-align': 'right' },
		justify: { '--tooltip-align': 'justify' },
		start: { '--tooltip-align': 'start' },
		end: { '--tooltip-align': 'end' },
	}),
	slider('style_tooltip_width', MARK, '--tooltip-max-width'),
	dimensions('style_tooltip_padding', MARK, '--tooltip-padding'),
	color('style_tooltip_color', MARK, '--tooltip-color'),
	dimensions('style_tooltip_border_radius', MARK, '--tooltip-border-radius'),
	...boxShadow('style_tooltip_box_shadow', TOOLTIP),
	number('tooltip_animation_duration', MARK, (milliseconds) => ({
		'--tooltip-transition-duration': `${milliseconds}ms`,
	})),
];
