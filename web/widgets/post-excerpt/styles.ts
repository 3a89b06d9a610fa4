import {
	alignText,
	color,
	type StyleControl,
	slider,
	textShadow,
	time,
	typography,
} from '../../elements/styles/factories';

const TEXT = ' .elementor-widget-container';

export const postExcerptStyles: readonly StyleControl[] = [
	alignText('align', TEXT),
	color('title_color', TEXT),
	...typography('typography', TEXT),
	...textShadow('text_shadow', TEXT),
	slider('paragraph_spacing', `${TEXT} p`, 'margin-block-end'),
	color('link_color', `${TEXT} a`),
	color('link_hover_color', `${TEXT} a:hover,${TEXT} a:focus-visible`),
	time('link_hover_color_transition_duration', `${TEXT} a`),
];
