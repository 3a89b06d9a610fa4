import {
	color,
	type StyleControl,
	slider,
	time,
	typography,
} from '../../elements/styles/factories';

const LABEL = ' .post-navigation__prev--label, .post-navigation__next--label';
const TITLE = ' .post-navigation__prev--title, .post-navigation__next--title';

const ARROW = ' .post-navigation__arrow-wrapper';

/** Selects parts of a link that the pointer is on or that has the focus. */
const hovered = (parts: string) =>
	parts
		.split(',')
		.flatMap((part) => [':hover', ':focus-visible'].map((state) => ` a${state} ${part.trim()}`))
		.join(',');

export const postNavigationStyles: readonly StyleControl[] = [
	color('label_color', LABEL),
	color('label_hover_color', hovered(LABEL)),
	time('label_hover_color_transition_duration', LABEL, 'transition-duration', 'ms'),
	...typography('label_typography', LABEL),
	color('text_color', TITLE),
	color('hover_color', hovered(TITLE)),
	time('hover_color_transition_duration', TITLE, 'transition-duration', 'ms'),
	...typography('title_typography', TITLE),
	color('arrow_color', ARROW),
	color('arrow_hover_color', hovered(ARROW)),
	time('arrow_hover_color_transition_duration', ARROW, 'transition-duration', 'ms'),
	slider('arrow_size', ARROW, 'font-size'),
	slider('arrow_padding', ' .elementor-post-navigation__link a', 'gap'),
	color('sep_color', ' .elementor-post-navigation', 'border-color'),
	color('sep_color', ' .elementor-post-navigation__next', 'border-color'),
	slider('borders_width', ' .elementor-post-navigation', 'border-block-width'),
	slider('borders_width', ' .elementor-post-navigation__next', 'border-inline-start-width'),
	slider('borders_spacing', ' .elementor-post-navigation__link a', 'padding-block'),
];
