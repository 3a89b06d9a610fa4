import { object } from 'valibot';
import { alignText, color, type StyleControl, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { PostContent } from './post-content';
import css from './post-content.css?inline';

const TEXT = ' .elementor-widget-container';

const postContentStyles: readonly StyleControl[] = [
	alignText('align', TEXT),
	color('text_color', TEXT),
	...typography('typography', TEXT),
];

export const postContent = defineWidget({
	types: ['theme-post-content'],
	settings: object({}),
	Markup: PostContent,
	styles: postContentStyles,
	css,
});
