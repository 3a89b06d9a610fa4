import {
	alignText,
	choice,
	color,
	cssFilters,
	number,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const LOTTIE = ' .e-lottie';
const ANIMATION = ' .e-lottie__animation';
const HOVERED = `${LOTTIE}:hover${ANIMATION}`;
const CAPTION = ' .e-lottie__caption';

export const lottieStyles: readonly StyleControl[] = [
	choice('align', LOTTIE, {
		left: { 'margin-left': '0', 'margin-right': 'auto' },
		center: { 'margin-inline': 'auto' },
		right: { 'margin-left': 'auto', 'margin-right': '0' },
	}),
	alignText('align', CAPTION),
	slider('width', LOTTIE, 'inline-size'),
	slider('space', LOTTIE, 'max-inline-size'),
	number('opacity', ANIMATION, 'opacity'),
	...cssFilters('css_filters', ANIMATION),
	number('opacity_hover', HOVERED, 'opacity'),
	...cssFilters('css_filters_hover', HOVERED),
	number('background_hover_transition', ANIMATION, (seconds) => ({
		'transition-duration': `${seconds}s`,
	})),
	alignText('caption_align', CAPTION),
	color('text_color', CAPTION),
	...typography('caption_typography', CAPTION),
	slider('caption_space', CAPTION, 'margin-block-start'),
];
