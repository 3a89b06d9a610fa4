import {
	alignText,
	border,
	boxShadow,
	color,
	dimensions,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const WRAPPER = ' .elementor-countdown-wrapper';
const BOX = ' .elementor-countdown-item';
const DIGITS = ' .elementor-countdown-digits';
const LABEL = ' .elementor-countdown-label';
const MESSAGE = ' .elementor-countdown-expire--message';

export const countdownStyles: readonly StyleControl[] = [
	slider('container_width', WRAPPER, 'max-inline-size'),
	color('box_background_color', BOX, 'background-color'),
	...border('box_border', BOX),
	dimensions('box_border_radius', BOX, 'border-radius'),
	...boxShadow('box_box_shadow', BOX),
	slider('box_spacing', WRAPPER, 'gap'),
	dimensions('box_padding', BOX, 'padding'),
	alignText('text_align', BOX),
	color('digits_background_color', DIGITS, 'background-color'),
	color('digits_color', DIGITS),
	...typography('digits_typography', DIGITS),
	...textStroke('digits', DIGITS),
	...textShadow('digits', DIGITS),
	dimensions('digits_padding', DIGITS, 'padding'),
	...border('digits_border', DIGITS),
	dimensions('digits_border_radius', DIGITS, 'border-radius'),
	color('label_background_color', LABEL, 'background-color'),
	color('label_color', LABEL),
	...typography('label_typography', LABEL),
	...textShadow('label', LABEL),
	alignText('align', MESSAGE),
	color('text_color', MESSAGE),
	...typography('typography', MESSAGE),
	dimensions('message_padding', MESSAGE, 'padding'),
];
