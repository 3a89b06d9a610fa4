import {
	alignText,
	color,
	type StyleControl,
	slider,
	textShadow,
	time,
	typography,
} from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { PostExcerpt, PostExcerptSettings } from './post-excerpt';

const TEXT = ' .elementor-widget-container';

const postExcerptStyles: readonly StyleControl[] = [
	alignText('align', TEXT),
	color('title_color', TEXT),
	...typography('typography', TEXT),
	...textShadow('text_shadow', TEXT),
	slider('paragraph_spacing', `${TEXT} p`, 'margin-block-end'),
	color('link_color', `${TEXT} a`),
	color('link_hover_color', `${TEXT} a:hover,${TEXT} a:focus-visible`),
	time('link_hover_color_transition_duration', `${TEXT} a`),
];

export const postExcerpt = defineWidget({
	types: ['theme-post-excerpt'],
	settings: PostExcerptSettings,
	Markup: PostExcerpt,
	styles: postExcerptStyles,
});
