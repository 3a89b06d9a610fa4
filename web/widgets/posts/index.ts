import { defineWidget } from '../../elements/define-widget';
import { Posts } from './posts';
import css from './posts.css?inline';
import { PostsSettings } from './settings';
import { postsStyles } from './styles';

export const posts = defineWidget({
	types: ['posts', 'archive-posts'],
	settings: PostsSettings,
	Markup: Posts,
	styles: postsStyles,
	css,
	wrapperClasses: ({ skin, thumbnail }) => [
		`elementor-posts--skin-${skin}`,
		`elementor-posts--thumbnail-${thumbnail}`,
	],
});
