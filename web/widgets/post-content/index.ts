import { defineWidget } from '../../elements/tree/define-widget';
import { PostContent } from './post-content';
import css from './post-content.css?inline';
import { PostContentSettings } from './settings';
import { postContentStyles } from './styles';

export const postContent = defineWidget({
	types: ['theme-post-content'],
	settings: PostContentSettings,
	Markup: PostContent,
	styles: postContentStyles,
	css,
});
