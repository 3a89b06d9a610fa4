import {
	alignText,
	border,
	boxShadow,
	color,
	dimensions,
	flexAlign,
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
	...boxShadow('box_shadow', BOX),
	slider('box_spacing', WRAPPER, 'gap'),
	flexAlign('boxes_alignment', WRAPPER),
	dimensions('box_padding', BOX, 'padding'),
	color('digits_color', DIGITS),
	...typography('digits_typography', DIGITS),
	...textShadow('digits_text_shadow', DIGITS),
	color('label_color', LABEL),
	...typography('label_typography', LABEL),
	...textShadow('label_text_shadow', LABEL),
	...textStroke('text_stroke', LABEL),
	alignText('align', MESSAGE),
	color('text_color', MESSAGE),
	...typography('typography', MESSAGE),
	...textShadow('message_text_shadow', MESSAGE),
	dimensions('message_padding', MESSAGE, 'padding'),
];
