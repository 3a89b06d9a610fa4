import {
	alignText,
	choice,
	color,
	number,
	type StyleControl,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const TITLE = ' .elementor-heading-title';
const HOVERED = `${TITLE} a:hover,${TITLE} a:focus-visible`;

export const headingStyles: readonly StyleControl[] = [
	alignText('align', ''),
	color('title_color', TITLE),
	...typography('typography', TITLE),
	...textStroke('text_stroke', TITLE),
	...textShadow('text_shadow', TITLE),
	choice('blend_mode', TITLE, 'mix-blend-mode'),
	color('title_hover_color', HOVERED),
	number('title_hover_color_transition_duration', `${TITLE} a`, (seconds) => ({
		'transition-duration': `${seconds}s`,
	})),
];
