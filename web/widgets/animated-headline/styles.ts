import {
	alignText,
	choice,
	color,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const HEADLINE = ' .elementor-headline';
const WORDS = ' .elementor-headline-dynamic-wrapper';
const MARK = ' .elementor-headline-dynamic-wrapper path';
const SELECTED = ' .elementor-headline-dynamic-text[data-state="selected"]';

export const headlineStyles: readonly StyleControl[] = [
	alignText('alignment', HEADLINE),
	color('title_color', HEADLINE),
	...typography('title_typography', HEADLINE),
	...textStroke('text_stroke', HEADLINE),
	...textShadow('title_text_shadow', HEADLINE),
	color('words_color', WORDS),
	...typography('words_typography', WORDS),
	...textStroke('animated_text_stroke', WORDS),
	...textShadow('animated_text_shadow', WORDS),
	color('highlighted_text_background_color', SELECTED, 'background-color'),
	color('highlighted_text_color', SELECTED),
	color('marker_color', MARK, 'stroke'),
	slider('stroke_width', MARK, 'stroke-width'),
	choice('above_content', ' .elementor-headline-dynamic-wrapper svg', {
		yes: { 'z-index': '2' },
	}),
	choice('rounded_edges', MARK, {
		yes: { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
	}),
];
