import {
	choice,
	color,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const COUNTER = ' .elementor-counter';
const NUMBER = ' .elementor-counter-number-wrapper';
const TITLE = ' .elementor-counter-title';

const alongTheLine = {
	start: { 'justify-content': 'flex-start', 'text-align': 'start' },
	center: { 'justify-content': 'center', 'text-align': 'center' },
	end: { 'justify-content': 'flex-end', 'text-align': 'end' },
};

/** Sets which of prefix, number and suffix grow to fill the rest of the line. */
const growing = (prefix: string, number: string, suffix: string) => ({
	'--counter-prefix-grow': prefix,
	'--counter-number-grow': number,
	'--counter-suffix-grow': suffix,
});

export const counterStyles: readonly StyleControl[] = [
	choice('title_position', COUNTER, {
		before: { 'flex-direction': 'column-reverse' },
		after: { 'flex-direction': 'column' },
		start: { 'flex-direction': 'row-reverse' },
		end: { 'flex-direction': 'row' },
	}),
	choice('title_horizontal_alignment', TITLE, alongTheLine),
	choice('title_vertical_alignment', COUNTER, {
		start: { 'align-items': 'flex-start' },
		center: { 'align-items': 'center' },
		end: { 'align-items': 'flex-end' },
	}),
	slider('title_gap', COUNTER, 'gap'),
	choice('number_position', NUMBER, {
		start: growing('0', '0', '1'),
		center: growing('1', '0', '1'),
		end: growing('1', '0', '0'),
		stretch: growing('0', '1', '0'),
	}),
	choice('number_alignment', ' .elementor-counter-number', alongTheLine),
	slider('number_gap', NUMBER, 'gap'),
	color('number_color', NUMBER),
	...typography('typography_number', NUMBER),
	...textStroke('number_stroke', NUMBER),
	...textShadow('number_shadow', NUMBER),
	color('title_color', TITLE),
	...typography('typography_title', TITLE),
	...textStroke('title_stroke', TITLE),
	...textShadow('title_shadow', TITLE),
];
