import {
	background,
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	only,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const TRACKER = ' .elementor-scrolling-tracker';
const BAR = ' .current-progress';
const CIRCLE = ' .circle';
const NUMBER = ' .current-progress-percentage';

const isCircular = ({ type }: Record<string, unknown>) => type === 'circular';
const isHorizontal = (settings: Record<string, unknown>) => !isCircular(settings);

export const trackerStyles: readonly StyleControl[] = [
	...only(isCircular, [
		choice('align', TRACKER, {
			left: { 'margin-left': '0', 'margin-right': 'auto' },
			center: { 'margin-inline': 'auto' },
			right: { 'margin-left': 'auto', 'margin-right': '0' },
		}),
		slider('circular_size', TRACKER, '--tracker-size'),
		color('circular_color', TRACKER, '--tracker-color'),
		slider('circular_width', BAR, 'stroke-width'),
		color('circular_background_color', CIRCLE, 'stroke'),
		slider('circular_background_width', CIRCLE, 'stroke-width'),
	]),
	...only(isHorizontal, [
		...background('horizontal_color', BAR),
		slider('horizontal_height', TRACKER, 'block-size'),
		...border('horizontal_border', BAR, 'style'),
		dimensions('horizontal_border_radius', BAR, 'border-radius'),
		...background('horizontal_background_color', TRACKER),
		...border('horizontal_tracker_border', TRACKER, 'style'),
		dimensions('horizontal_tracker_border_radius', TRACKER, 'border-radius'),
		dimensions('horizontal_padding', TRACKER, 'padding'),
		...boxShadow('box_shadow', TRACKER),
		choice('percentage_position', BAR, {
			ltr: { 'justify-content': 'flex-end' },
			rtl: { 'justify-content': 'flex-start' },
		}),
	]),
	color('percentage_color', NUMBER),
	...typography('percentage_typography', NUMBER),
	...textShadow('percentage_text_shadow', NUMBER),
];
