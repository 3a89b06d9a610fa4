import {
	border,
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
		choice('alignment', TRACKER, {
			start: { 'margin-inline': '0 auto' },
			center: { 'margin-inline': 'auto' },
			end: { 'margin-inline': 'auto 0' },
		}),
		slider('circular_size', TRACKER, '--tracker-size'),
		color('circular_color', TRACKER, '--tracker-color'),
		slider('circular_width', BAR, 'stroke-width'),
		color('circular_background_color', CIRCLE, 'stroke'),
		slider('circular_background_width', CIRCLE, 'stroke-width'),
	]),
	...only(isHorizontal, [
		color('horizontal_color', TRACKER, '--tracker-color'),
		slider('horizontal_height', BAR, 'block-size'),
		...border('horizontal_border', BAR),
		dimensions('horizontal_border_radius', BAR, 'border-radius'),
		color('horizontal_tracker_background_color', TRACKER, 'background-color'),
		...border('horizontal_tracker_border', TRACKER),
		dimensions('horizontal_tracker_border_radius', TRACKER, 'border-radius'),
		dimensions('horizontal_tracker_padding', TRACKER, 'padding'),
	]),
	color('percentage_color', NUMBER),
	...typography('percentage_typography', NUMBER),
	...textShadow('percentage', NUMBER),
];
